import { users } from "@tresen/contract/user/user.resource";
import { products } from "@tresen/contract/catalog/product.resource";
import { tags } from "@tresen/contract/catalog/tag.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, finish, person, report, startedBy, view } from "../../test/bulk";
import { makeDue } from "../../test/jobs";
import { updateRecord } from "../../test/records";
import { refusal } from "../../test/refusal";
import { runJob } from "../../test/run-job";
import { NOW, create, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type Executor, claimJob, findJob } from "../platform/job";
import { withinRequest } from "../platform/request";
import { findRow } from "../records/rows";
import { cancelBulk, undoBulk } from ".";
import { startImport } from "./start";
import { bulkExecutor, importExecutor } from "./executor";
import { idOfRow } from "./table/import-row";

let admin: Actor;

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
});

const { start, run, someProducts } = startedBy(() => admin);

/** Changes records as the slice of a job does whose worker is killed before it ends. */
async function changeInSlice({ id, ids, values }: { id: string; ids: readonly string[]; values: object }) {
  for (const one of ids) {
    const row = await findRow({ resource: products, id: one });
    const input = { ...row?.fields, ...values, version: row?.version };
    await withinRequest({
      fields: { requestId: id },
      run: () => updateRecord({ resource: products, actor: admin, id: one, input }),
    });
  }
}

const failingOnce = (executor: Executor): Executor => ({
  ...executor,
  run: () => Promise.reject(new AppError("busy", "conflict", "Gerade belegt.")),
});

async function due(id: string): Promise<void> {
  const job = await findJob(id);
  if (!job) throw new Error("no job");
  await makeDue(job);
}

describe("what an interrupted slice has changed", () => {
  it("is reported, and can be undone, when the job is canceled instead of going on", async () => {
    const ids = await someProducts("c", 12);
    const { id } = await start({ resource: "products", ids, changes: { price: 250 } });
    await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    await changeInSlice({ id, ids: ids.slice(2, 9), values: { price: 250 } });
    await cancelBulk({ actor: admin, id, now: NOW });
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "canceled", done: 7, changed: 7, canUndo: true });
    expect((await report(admin, { id })).map((entry) => entry.id)).toEqual(ids.slice(2, 9));
    const undoing = await undoBulk({ actor: admin, id, now: NOW });
    await finish(undoing);
    expect(await view(admin, undoing)).toMatchObject({ state: "done", changed: 7 });
    for (const one of ids) expect(await fieldsOf("products", one)).toMatchObject({ price: 100 });
  });

  it("is reported when the person who started the job cannot log in any more", async () => {
    const leaving = await person("usr_leaving", "ROLE_ADMIN");
    const ids = await someProducts("l", 5);
    const { id } = await start({ resource: "products", ids, changes: { price: 250 } }, leaving);
    await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    await changeInSlice({ id, ids: ids.slice(0, 3), values: { price: 250 } });
    const row = await findRow({ resource: users, id: "usr_leaving" });
    const input = { ...row?.fields, isEnabled: false, version: row?.version };
    await updateRecord({ resource: users, actor: admin, id: "usr_leaving", input });
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "dropped", done: 3, changed: 3, canUndo: true });
  });

  it("is reported after an error, and the rest of the slice goes on", async () => {
    const ids = await someProducts("e", 6);
    const { id } = await start({ resource: "products", ids, changes: { price: 250 } });
    const executor = failingOnce(bulkExecutor);
    await runJob({
      id,
      executor: {
        ...executor,
        run: async (assignment) => {
          await changeInSlice({ id, ids: ids.slice(0, 4), values: { price: 250 } });
          return executor.run(assignment);
        },
      },
      now: NOW,
    });
    expect(await view(admin, { id })).toMatchObject({
      ...{ state: "retry", done: 4, changed: 4 },
      reason: "Meldung: Gerade belegt.",
    });
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "done", done: 6, changed: 6, unchanged: 0 });
    expect((await report(admin, { id })).map((entry) => entry.id)).toEqual(ids);
  });

  it("of an import makes no record twice, whose rows keep their places", async () => {
    const rows = ["a", "b", "c"].map((name, index) => ({ line: index + 2, values: { name } }));
    const { id } = await startImport({ actor: admin, now: NOW, input: { resource: "tags", rows, dryRun: false } });
    const made = idOfRow({ job: id, idPrefix: tags.idPrefix, index: 0 });
    const executor = failingOnce(importExecutor);
    await withinRequest({ fields: { requestId: id }, run: () => create("tags", { id: made, name: "a" }) });
    await runJob({ id, executor, now: NOW });
    expect(await view(admin, { id })).toMatchObject({ state: "retry", done: 1, changed: 1 });
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "done", done: 3, changed: 3, refused: 0 });
    const ids = rows.map((_, index) => idOfRow({ job: id, idPrefix: tags.idPrefix, index }));
    expect((await report(admin, { id })).map((entry) => [entry.id, entry.label])).toEqual([
      [ids[0], "a"],
      [ids[1], "b"],
      [ids[2], "c"],
    ]);
  });
});

it("an undo that ended before all was done can be started again, and leaves what it has restored", async () => {
  const ids = await someProducts("u", 60);
  const { id } = await run({ resource: "products", ids, changes: { price: 250 } });
  const first = await undoBulk({ actor: admin, id, now: NOW });
  await runJob({ id: first.id, executor: { ...bulkExecutor, budget: 0 }, now: NOW });
  expect(await view(admin, { id })).toMatchObject({ canUndo: false });
  await cancelBulk({ actor: admin, id: first.id, now: NOW });
  expect(await view(admin, first)).toMatchObject({ state: "canceled", done: 10 });
  expect(await view(admin, { id })).toMatchObject({ canUndo: true });
  expect(await view(admin, { id })).not.toHaveProperty("undoneBy");
  const second = await undoBulk({ actor: admin, id, now: NOW });
  await finish(second);
  expect(await view(admin, second)).toMatchObject({ state: "done", changed: 50, unchanged: 10, refused: 0 });
  expect(await view(admin, { id })).toMatchObject({ canUndo: false, undoneBy: second.id });
  for (const one of ["u0", "u59"]) expect(await fieldsOf("products", one)).toMatchObject({ price: 100 });
  expect(await refusal(undoBulk({ actor: admin, id, now: NOW }))).toMatchObject({ kind: "conflict" });
});
