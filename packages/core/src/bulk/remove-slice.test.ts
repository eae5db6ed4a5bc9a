import { defineResource } from "@tresen/contract/kit/resource";
import { ref, requiredLine } from "@tresen/contract/kit/schema";
import { beforeAll, expect, it, vi } from "vitest";
import * as z from "zod";
import { fieldsOf, finish, person, startedBy, view } from "../../test/bulk";
import { NOW, admin as chief, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { createRecord, indexing } from "../records";
import { undoBulk } from ".";

/* No resource refers to records of its own yet, so these folders are defined here. */

vi.mock("@tresen/contract/resources", async (original) => {
  const known = await original<typeof import("@tresen/contract/resources")>();
  const own = testResource();
  return {
    ...known,
    allResources: [...known.allResources, own],
    findResource: (name: string) => (name === "folders" ? own : known.findResource(name)),
  };
});

function testResource() {
  return defineResource({
    name: "folders",
    idPrefix: "fld",
    one: "Ordner",
    many: "Ordner",
    title: ["name"],
    fields: z.strictObject({ name: requiredLine("Name"), parent: ref("folders", "Übergeordnet").optional() }),
    access: { read: "public", create: "admin", update: "admin", remove: "admin" },
    unique: [],
    inSnapshot: false,
  });
}

let admin: Actor;
beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
});

const { run } = startedBy(() => admin);

const remove = (ids: readonly string[], dryRun = false) =>
  run({ resource: "folders", action: "remove", ids: [...ids], dryRun });

/** Stores folders of which each is within the next one. @returns their ids, the innermost first. */
async function nested(prefix: string, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `${prefix}${index}`);
  for (const [index, id] of [...ids.entries()].reverse()) {
    const parent = ids[index + 1];
    const input = { id, name: id, ...(parent === undefined ? {} : { parent }) };
    await createRecord({ resource: testResource(), actor: chief, now: NOW, indexing, input });
  }
  return ids;
}

it("removes records before those that they refer to, in whichever order they are named", async () => {
  const ids = await nested("a", 5);
  const { view: shown, report: entries, id } = await remove(ids.toReversed());
  expect(shown).toMatchObject({ state: "done", total: 5, done: 5, changed: 5, refused: 0 });
  expect(entries.map((entry) => entry.id)).toEqual(ids);
  const undone = await undoBulk({ actor: admin, id, now: NOW });
  await finish(undone);
  expect(await view(admin, undone)).toMatchObject({ changed: 5, refused: 0 });
  expect(await fieldsOf("folders", "a0")).toEqual({ name: "a0", parent: "a1" });
});

/** As many as are handled in one part, so that what follows is in another one. */
const others = Array.from({ length: 100 }, (_, index) => `none${index}`);

it("tries those of an earlier part again after the later ones", async () => {
  const [inner = "", middle = "", outer = ""] = await nested("b", 3);
  const { view: shown, report: entries } = await remove([outer, ...others.slice(1), middle, inner]);
  expect(shown).toMatchObject({ state: "done", total: 102, done: 102, changed: 3, refused: 99 });
  expect(entries.flatMap(({ id, outcome }) => (outcome === "removed" ? [id] : []))).toEqual([inner, middle, outer]);
});

it("ends with those that others hold, and says what that is", async () => {
  const [inner, middle = "", outer = ""] = await nested("c", 3);
  const { view: shown, report: entries } = await remove([outer, ...others.slice(1), middle]);
  expect(shown).toMatchObject({ state: "done", done: 101, changed: 0, refused: 101 });
  expect(entries.find(({ id }) => id === middle)).toMatchObject({
    outcome: "refused",
    records: [{ resource: "folders", id: inner }],
  });
});

it("counts in a dry run what the job itself would remove before, and removes nothing", async () => {
  const ids = await nested("d", 3);
  expect((await remove(ids.toReversed(), true)).view).toMatchObject({ changed: 3, refused: 0 });
  const { report: entries } = await remove(ids.slice(1), true);
  expect(entries.map(({ id, outcome }) => `${id} ${outcome}`).sort()).toEqual(["d1 refused", "d2 removed"]);
  expect(await fieldsOf("folders", "d0")).toBeDefined();
});
