import { products } from "@tresen/contract/catalog/product.resource";
import { HOUR, MINUTE } from "@tresen/contract/kit/time";
import { PLAN_MESSAGES } from "@tresen/contract/plan/plan.texts";
import { beforeAll, describe, expect, it } from "vitest";
import { cancelBulk, undoBulk } from "../src/bulk";
import { listPlanned } from "../src/plan/by-id";
import { planExecutor } from "../src/plan/executor";
import { cancelPlanned, planChange } from "../src/plan/many";
import type { Actor } from "../src/platform/actor";
import { claimJob, findJob } from "../src/platform/job";
import { withinRequest } from "../src/platform/request";
import { findRow } from "../src/records/rows";
import { fieldsOf, finish, person, report, startedBy, view } from "./bulk";
import { makeDue } from "./jobs";
import { updateRecord } from "./records";
import { runJob } from "./run-job";
import { NOW, createShop } from "./shop";

let admin: Actor;
const LATER = NOW + 48 * HOUR;
const at = new Date(LATER).toISOString();
const raised = {
  resource: "products",
  at,
  adjustments: { price: { percent: 5, step: 1 as const, ending: 90 as const } },
};

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
});

const { start, run, someProducts } = startedBy(() => admin);
const plansOf = (record: string) => listPlanned({ actor: admin, resource: "products", record });
const price = async (id: string) => (await fieldsOf("products", id))?.["price"];

async function due(id: string): Promise<void> {
  const job = await findJob(id);
  if (!job) throw new Error("no job");
  await makeDue(job);
}

async function carryOut(id: string): Promise<void> {
  await due(id);
  await runJob({ id, executor: planExecutor, now: LATER });
}

async function change(id: string, fields: object): Promise<void> {
  const row = await findRow({ resource: products, id });
  await updateRecord({
    resource: products,
    actor: admin,
    id,
    input: { ...row?.fields, ...fields, version: row?.version },
  });
}

/** Plans what a slice of the job does whose worker is killed before it ends. */
async function planInSlice({ id, ids }: { id: string; ids: readonly string[] }): Promise<void> {
  for (const one of ids) {
    const row = await findRow({ resource: products, id: one });
    if (!row) throw new Error("no product");
    const planned = { resource: products, row, type: "fields" as const, fields: { price: 190 }, at, bulk: id };
    await withinRequest({ fields: { requestId: id }, run: () => planChange({ ...planned, actor: admin, now: NOW }) });
  }
}

describe("a change of many records that is planned for a time", () => {
  it("is tried with old and new values, plans one change for each record, and changes nothing before its time", async () => {
    const ids = await someProducts("a", 30);
    const trial = await run({ ...raised, ids, dryRun: true });
    expect(trial.view).toMatchObject({ action: "plan", at, changed: 30, isDryRun: true, canUndo: false });
    expect(trial.report[0]).toMatchObject({
      outcome: "planned",
      changes: [{ field: "price", before: 100, after: 90 }],
    });
    expect(await plansOf("a0")).toEqual([]);
    const done = await run({ ...raised, ids });
    expect(done.view).toMatchObject({ action: "plan", at, state: "done", changed: 30, canUndo: true });
    for (const id of ids) {
      expect(await plansOf(id)).toMatchObject([{ at, state: "waiting", version: 1, bulk: done.id }]);
      expect(await price(id)).toBe(100);
    }
    const [plan] = await plansOf("a7");
    await carryOut(plan?.id ?? "");
    expect(await price("a7")).toBe(90);
    expect(await plansOf("a7")).toEqual([]);
  });

  it("refuses records whose same field changes at the same time already, and goes on from what is planned before", async () => {
    const ids = await someProducts("b", 2, { price: 1000 });
    await run({ ...raised, ids: ["b0"], adjustments: { price: { amount: 100, step: 1 as const } } });
    const again = await run({ ...raised, ids });
    expect(again.report).toMatchObject([
      { id: "b0", outcome: "refused", message: PLAN_MESSAGES.sameTime },
      { id: "b1", outcome: "planned" },
    ]);
    const afterwards = new Date(LATER + HOUR).toISOString();
    const later = await run({
      ...raised,
      at: afterwards,
      ids: ["b0"],
      adjustments: { price: { percent: 10, step: 1 as const } },
    });
    expect(later.report).toMatchObject([{ changes: [{ field: "price", before: 1100, after: 1210 }] }]);
    // Other fields may change at the same time.
    expect((await run({ resource: "products", at, ids, changes: { isEnabled: false } })).view.changed).toBe(2);
    await expect(start({ ...raised, ids, at: new Date(NOW - MINUTE).toISOString() })).rejects.toMatchObject({
      kind: "input",
    });
    await expect(start({ resource: "products", at, ids, action: "remove" })).rejects.toMatchObject({ kind: "input" });
  });

  it("goes on after its worker was killed, and plans nothing twice, also what was carried out meanwhile", async () => {
    const ids = await someProducts("c", 12);
    const { id } = await start({ ...raised, ids });
    await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    await planInSlice({ id, ids: ids.slice(2, 7) });
    const [gone] = await plansOf("c3");
    await carryOut(gone?.id ?? "");
    expect(await price("c3")).toBe(190);
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "done", done: 12, changed: 12, refused: 0 });
    for (const one of ids) expect(await plansOf(one)).toHaveLength(one === "c3" ? 0 : 1);
    expect(await price("c3")).toBe(190);
  });

  it("reports what it has planned when it is canceled, and an undo cancels that", async () => {
    const ids = await someProducts("d", 9);
    const { id } = await start({ ...raised, ids });
    await claimJob({ id, kind: "bulk", isRepeatable: true, at: Date.now() });
    await planInSlice({ id, ids: ids.slice(0, 4) });
    await cancelBulk({ actor: admin, id, now: NOW });
    await due(id);
    await finish({ id });
    expect(await view(admin, { id })).toMatchObject({ state: "canceled", done: 4, changed: 4, canUndo: true });
    const undoing = await undoBulk({ actor: admin, id, now: NOW });
    await finish(undoing);
    expect(await view(admin, undoing)).toMatchObject({ action: "unplan", state: "done", changed: 4, undoes: id });
    for (const one of ids) expect(await plansOf(one)).toEqual([]);
  });

  it("is undone as far as it still waits: what was carried out or cancelled is told", async () => {
    const ids = await someProducts("e", 4);
    const done = await run({ ...raised, ids });
    const [[first], [second]] = [await plansOf("e0"), await plansOf("e1")];
    await carryOut(first?.id ?? "");
    await cancelPlanned({ actor: admin, id: second?.id ?? "", now: NOW });
    const undoing = await undoBulk({ actor: admin, id: done.id, now: NOW });
    await finish(undoing);
    expect((await report(admin, undoing)).map(({ id, outcome, message }) => ({ id, outcome, message }))).toEqual(
      expect.arrayContaining([
        { id: "e0", outcome: "refused", message: PLAN_MESSAGES.under },
        { id: "e1", outcome: "unchanged", message: undefined },
        { id: "e2", outcome: "unplanned", message: undefined },
      ]),
    );
    expect(await price("e0")).toBe(90);
    // What was cancelled can be planned anew for the same time.
    expect((await run({ ...raised, ids: ["e1", "e2"] })).view.changed).toBe(2);
  });

  it("fails for a record whose price somebody has changed meanwhile, with a sentence", async () => {
    const ids = await someProducts("f", 2);
    await run({ ...raised, ids });
    await change("f0", { price: 500 });
    await change("f1", { description: "Neu" });
    for (const id of ids) await carryOut((await plansOf(id))[0]?.id ?? "");
    expect(await plansOf("f0")).toMatchObject([{ state: "failed", reason: expect.stringContaining("Preis") }]);
    expect(await price("f0")).toBe(500);
    expect(await price("f1")).toBe(90);
  });
});
