import { blocks } from "@tresen/contract/site/block/block.resource";
import { tags } from "@tresen/contract/catalog/tag.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { metered } from "../../platform/db";
import { createRecord, removeRecord, resource, updateRecord } from "../../../test/records";
import { refusal } from "../../../test/refusal";
import { NOW, admin, createShop } from "../../../test/shop";
import { importBundle } from "../../bundle";
import { PartEntity, findRow } from "../rows";
import { ChangeEntity } from "./change.entity";
import { contentOf } from "./change";

beforeAll(createShop);

const changesOf = async (id: string, name = "blocks") =>
  (await ChangeEntity.query.primary({ resource: name, id }).go({ pages: "all" })).data;
const block = (name: string) => ({ resource: resource(blocks), actor: admin, input: { name, type: "text" } });

const partsOf = async ({ resource: name = "blocks", ...of }: { resource?: string; id: string; version: number }) =>
  (await PartEntity.query.primary({ resource: name, ...of }).go()).data;

describe("a change row", () => {
  it("is written in one transaction with the record, or not at all", async () => {
    const { result: made, use } = await metered(() => createRecord(block("Erster")));
    expect(use.calls).toBe(1);
    const update = { resource: resource(blocks), actor: admin, id: made.id, input: { ...made, name: "Zweiter" } };
    await updateRecord(update);
    expect(await refusal(updateRecord(update))).toMatchObject({ code: "record.stale" });
    const racing = await Promise.allSettled(
      ["A", "B", "C"].map((name) => updateRecord({ ...update, input: { ...made, version: 2, name } })),
    );
    expect(racing.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await removeRecord({ resource: resource(blocks), actor: admin, id: made.id });
    const rows = await changesOf(made.id);
    expect(rows.map(({ action, version }) => [action, Number(version)])).toEqual([
      ["create", 1],
      ["update", 2],
      ["update", 3],
      ["remove", 4],
    ]);
    // The fields are those after the change, of a removal those that went.
    expect(rows.map((row) => contentOf(row).fields?.name)).toEqual([
      "Erster",
      "Zweiter",
      contentOf(rows[3] ?? fail()).fields?.name,
      expect.stringMatching(/^[ABC]$/),
    ]);
  });

  it("of a large record leaves the fields in the parts of its version, which expire with it", async () => {
    const text = "Lorem ipsum ".repeat(20_000);
    const made = await createRecord({ ...block("Groß"), input: { name: "Groß", type: "text", content: { text } } });
    const input = { ...made, name: "Größer" };
    await updateRecord({ resource: resource(blocks), actor: admin, id: made.id, input });
    const { id } = made;
    const [first, second] = await changesOf(made.id);
    expect([first?.parts, second?.parts]).toEqual([1, 1]);
    expect(first && contentOf(first).fields).toBeNull();
    expect(second && contentOf(second).changes).toEqual([{ field: "name", before: "Groß", after: "Größer" }]);
    expect((await partsOf({ id, version: 1 })).map(({ expiresAt }) => expiresAt)).toEqual([second?.expiresAt]);
    expect((await partsOf({ id, version: 2 })).map(({ expiresAt }) => expiresAt)).toEqual([undefined]);
  });

  it("of a large record that an import replaced does so, too", async () => {
    const section = { type: "text", value: { text: "€".repeat(95_000) } };
    const put = (name: string) =>
      importBundle({
        bundle: {
          sites: [{ id: "big", path: "big", name, type: "default", content: { sections: [section, section] } }],
        },
        now: NOW,
      });
    await put("Erster");
    await put("Zweiter");
    const [, second] = await changesOf("big", "sites");
    const [kept] = await partsOf({ id: "big", version: 1, resource: "sites" });
    expect(kept).toMatchObject({ expiresAt: second?.expiresAt, bytes: expect.any(Uint8Array) });
    const now = await partsOf({ id: "big", version: 2, resource: "sites" });
    expect(now.map(({ expiresAt }) => expiresAt)).toEqual([undefined]);
    expect((await findRow({ resource: { name: "sites" }, id: "big" }))?.fields).toMatchObject({ name: "Zweiter" });
  });

  it("is never overwritten where a removed record's id is given again: the version goes on after its history", async () => {
    const input = { id: "again", name: "Alt", type: "text" };
    const made = await createRecord({ ...block("Alt"), input });
    await updateRecord({ resource: resource(blocks), actor: admin, id: made.id, input: { ...made, name: "Älter" } });
    await removeRecord({ resource: resource(blocks), actor: admin, id: made.id });
    const { result: second, use } = await metered(() =>
      createRecord({ ...block("Neu"), input: { ...input, name: "Neu" } }),
    );
    expect(second).toMatchObject({ id: "again", version: 4, name: "Neu" });
    expect(use.calls).toBe(3);
    const changed = await updateRecord({
      resource: resource(blocks),
      actor: admin,
      id: "again",
      input: { ...second, name: "Neuer" },
    });
    expect(changed.version).toBe(5);
    expect((await findRow({ resource: { name: "blocks" }, id: "again" }))?.version).toBe(5);
    expect(
      (await changesOf("again")).map((row) => [row.action, Number(row.version), contentOf(row).fields?.name]),
    ).toEqual([
      ["create", 1, "Alt"],
      ["update", 2, "Älter"],
      ["remove", 3, "Älter"],
      ["create", 4, "Neu"],
      ["update", 5, "Neuer"],
    ]);
    expect(await refusal(createRecord({ ...block("Neu"), input }))).toMatchObject({ code: "record.id_taken" });
  });

  it("of a removed record's version does not prevent a later change either", async () => {
    const made = await createRecord({ ...block("Erster"), input: { id: "later", name: "Erster", type: "text" } });
    // What a version before has left: the new record began again at 1.
    const [first] = await changesOf("later");
    await ChangeEntity.put({ ...(first ?? fail()), version: "0000000002", action: "remove" }).go();
    const changed = await updateRecord({
      resource: resource(blocks),
      actor: admin,
      id: "later",
      input: { ...made, name: "Z" },
    });
    expect(changed.version).toBe(3);
    await ChangeEntity.put({ ...(first ?? fail()), version: "0000000004", action: "remove" }).go();
    await removeRecord({ resource: resource(blocks), actor: admin, id: "later" });
    expect((await changesOf("later")).map(({ action }) => action)).toEqual([
      "create",
      "remove",
      "update",
      "remove",
      "remove",
    ]);
  });

  it("is not overwritten by an import either, which looks for all histories at once", async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `tag-${index}`);
    const put = (name: string) =>
      importBundle({ bundle: { tags: ids.map((id) => ({ id, name: `${name} ${id}` })) }, now: NOW });
    const first = await metered(() => put("Erstes"));
    for (const id of ids.slice(0, 2)) await removeRecord({ resource: resource(tags), actor: admin, id });
    const second = await metered(() =>
      importBundle({
        bundle: {
          tags: [
            { id: "tag-0", name: "Neu" },
            { id: "tag-1", name: "Neu" },
          ],
        },
        now: NOW,
      }),
    );
    expect(second.result).toMatchObject({ created: 2 });
    const single = await metered(() => importBundle({ bundle: { tags: [{ id: "tag-x", name: "Eines" }] }, now: NOW }));
    expect(first.use.operations.BatchGet).toBe(single.use.operations.BatchGet);
    for (const id of ids.slice(0, 2)) {
      expect((await findRow({ resource: { name: "tags" }, id }))?.version).toBe(3);
      expect((await changesOf(id, "tags")).map(({ action }) => action)).toEqual(["import", "remove", "import"]);
    }
  });
});

function fail(): never {
  throw new Error("The row is missing");
}
