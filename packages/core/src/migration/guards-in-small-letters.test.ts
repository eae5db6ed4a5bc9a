import { divisions } from "@tresen/contract/branch/division.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { removeRecord, updateRecord } from "../../test/records";
import { refusal } from "../../test/refusal";
import { admin, create, createShop } from "../../test/shop";
import { UniqueEntity } from "../records/rows";
import { guardsInSmallLetters } from "./0003-guards-in-small-letters";

beforeAll(createShop);

describe("a record", () => {
  it("whose unique values an older version stored with capitals keeps them, and releases them", async () => {
    const guardOf = (identifier: string) => ({ resource: "divisions", fields: "identifier", values: identifier });
    const former = async (identifier: string) => {
      const made = await create("divisions", { identifier, name: identifier });
      await UniqueEntity.delete(guardOf(identifier.toLowerCase())).go();
      await UniqueEntity.put({ ...guardOf(identifier), owner: made.id }).go();
      return made;
    };
    const old = await former("Alt");
    expect(await guardsInSmallLetters.run()).toBe("1 name has a guard in small letters now.");
    expect(await guardsInSmallLetters.run()).toMatch(/^0 names/);
    expect(await refusal(create("divisions", { identifier: "alt", name: "Neu" }))).toMatchObject({
      details: [{ field: "identifier", code: "validation.unique" }],
    });
    const changed = await updateRecord({
      resource: divisions,
      actor: admin,
      id: old.id,
      input: { ...old, name: "Anders" },
    });
    // Two that were two to an older version: each can be changed and go without taking the other's guard along.
    const twin = await create("divisions", { identifier: "zwilling", name: "Zwilling" });
    await UniqueEntity.put({ ...guardOf("alt"), owner: twin.id }).go();
    await updateRecord({ resource: divisions, actor: admin, id: old.id, input: { ...changed, identifier: "anders" } });
    expect((await UniqueEntity.get(guardOf("Alt")).go()).data).toBeNull();
    expect((await UniqueEntity.get(guardOf("alt")).go()).data).toMatchObject({ owner: twin.id });
    await removeRecord({ resource: divisions, actor: admin, id: twin.id });
    await create("divisions", { identifier: "Zwilling", name: "Frei" });
  });
});
