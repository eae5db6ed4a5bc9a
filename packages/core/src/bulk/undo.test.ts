import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { products } from "@tresen/contract/catalog/product.resource";
import { beforeAll, describe, expect, it } from "vitest";
import { fieldsOf, finish, person, report, startedBy, view } from "../../test/bulk";
import { makeDue } from "../../test/jobs";
import { updateRecord } from "../../test/records";
import { refusal } from "../../test/refusal";
import { NOW, create, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { claimJob, findJob } from "../platform/job";
import { runJob } from "../../test/run-job";
import { findRow } from "../records/rows";
import { cancelBulk, undoBulk } from ".";
import { bulkExecutor } from "./executor";

let admin: Actor;
let manager: Actor;

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
  manager = await person("usr_lead", "ROLE_MANAGER", "center");
});

const { start, run, someProducts } = startedBy(() => admin);

describe("canceling and undoing", () => {
  it("keeps what was done, and ends a waiting job at once", async () => {
    const ids = await someProducts("c", 150);
    const started = await start({ resource: "products", ids, changes: { price: 9 } });
    await runJob({ id: started.id, executor: { ...bulkExecutor, budget: 0 }, now: NOW });
    expect(await cancelBulk({ actor: admin, id: started.id, now: NOW })).toMatchObject({
      state: "canceled",
      done: 25,
    });
    await finish(started);
    expect(await fieldsOf("products", "c24")).toMatchObject({ price: 9 });
    expect(await fieldsOf("products", "c25")).toMatchObject({ price: 100 });
    expect(await view(admin, started)).toMatchObject({ state: "canceled", canUndo: true });
    expect(await refusal(cancelBulk({ actor: admin, id: started.id, now: NOW }))).toMatchObject({ kind: "conflict" });
  });

  it("stops a running job after its slice", async () => {
    const ids = await someProducts("s", 10);
    const started = await start({ resource: "products", ids, changes: { price: 9 } });
    await claimJob({ id: started.id, kind: "bulk", isRepeatable: true, at: Date.now() });
    expect(await cancelBulk({ actor: admin, id: started.id, now: NOW })).toMatchObject({ state: "running" });
    const job = await findJob(started.id);
    if (!job) throw new Error("no job");
    await makeDue(job);
    await finish(started);
    expect(await view(admin, started)).toMatchObject({ state: "canceled", done: 0 });
  });

  it("stops between two small slices, and says so of one that ended before", async () => {
    const askedIn = async (slice: number, ids: readonly string[]) => {
      const { id } = await start({ resource: "products", ids, changes: { price: 9 } });
      let begun = 0;
      await runJob({
        id,
        executor: {
          ...bulkExecutor,
          run: async (assignment) => {
            begun += 1;
            if (begun === slice)
              expect(await cancelBulk({ actor: admin, id, now: NOW })).toHaveProperty("cancelAskedAt");
            return bulkExecutor.run(assignment);
          },
        },
        now: NOW,
      });
      return view(admin, { id });
    };
    const ids = await someProducts("t", 61);
    expect(await askedIn(2, ids)).toMatchObject({ state: "canceled", total: 61, done: 50, changed: 50 });
    expect(await askedIn(3, ids)).toMatchObject({ state: "done", done: 61, cancelAskedAt: expect.any(String) });
  });

  it("restores each record that nobody has changed since, once", async () => {
    const ids = await someProducts("u", 60, { deposit: 25 });
    const { id } = await run({ resource: "products", ids, changes: { price: 999, deposit: null } });
    const row = await findRow({ resource: products, id: "u5" });
    await updateRecord({
      resource: products,
      actor: admin,
      id: "u5",
      input: { ...row?.fields, name: "Anders", version: row?.version },
    });
    const undoing = await undoBulk({ actor: admin, id, now: NOW });
    expect(await refusal(undoBulk({ actor: admin, id, now: NOW }))).toMatchObject({ kind: "conflict" });
    await finish(undoing);
    expect(await view(admin, undoing)).toMatchObject({
      ...{ action: "undo", state: "done", total: 60, done: 60, changed: 59, refused: 1, undoes: id, canUndo: false },
    });
    expect(await view(admin, { id })).toMatchObject({ undoneBy: undoing.id, canUndo: false });
    expect((await report(admin, undoing)).filter(({ outcome }) => outcome === "refused")).toEqual([
      { id: "u5", label: "u 5", outcome: "refused", message: BULK_MESSAGES.changedSince },
    ]);
    expect(await fieldsOf("products", "u59")).toMatchObject({ price: 100, deposit: 25 });
    expect(await fieldsOf("products", "u5")).toMatchObject({ price: 999, deposit: null, name: "Anders" });
  });

  it("brings removed records back with their ids, whose versions go on", async () => {
    for (const id of ["b1", "b2", "b3"]) await create("blocks", { id, name: id, type: "text", identifier: id });
    const { id } = await run({ resource: "blocks", action: "remove", ids: ["b1", "b2", "b3"] });
    await create("blocks", { id: "b2", name: "Neu", type: "text" });
    const undoing = await undoBulk({ actor: admin, id, now: NOW });
    await finish(undoing);
    expect((await report(admin, undoing)).map((entry) => [entry.id, entry.outcome])).toEqual([
      ["b3", "created"],
      ["b2", "refused"],
      ["b1", "created"],
    ]);
    expect(await findRow({ resource: { name: "blocks" }, id: "b1" })).toMatchObject({
      version: 3,
      fields: { name: "b1", identifier: "b1" },
    });
  });

  it("is not offered for people, of whom nothing is kept", async () => {
    await create("customers", { id: "cus_gone", number: 1, lastName: "Vergessen" });
    const { id, view: done } = await run({ resource: "customers", action: "remove", ids: ["cus_gone"] });
    expect(done).toMatchObject({ state: "done", changed: 1, canUndo: false });
    expect(await refusal(undoBulk({ actor: admin, id, now: NOW }))).toMatchObject({
      ...{ kind: "conflict", message: BULK_MESSAGES.notUndoable },
    });
  });

  it("is for whoever started the job, and for administrators", async () => {
    const started = await start({ resource: "tables", ids: ["table1"], changes: { identifier: "Z" } }, manager);
    expect(await view(admin, started)).toMatchObject({ state: "waiting" });
    const other = await person("usr_else", "ROLE_MANAGER", "center");
    for (const call of [view, report]) expect(await refusal(call(other, started))).toMatchObject({ kind: "missing" });
    expect(await refusal(undoBulk({ actor: other, id: started.id, now: NOW }))).toMatchObject({ kind: "missing" });
    expect(await refusal(undoBulk({ actor: manager, id: started.id, now: NOW }))).toMatchObject({ kind: "conflict" });
  });
});
