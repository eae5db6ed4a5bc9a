import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { FORBIDDEN, notFound } from "@tresen/contract/kit/errors.texts";
import { products } from "@tresen/contract/catalog/product.resource";
import { tables } from "@tresen/contract/branch/table.resource";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Input, changesOf, fieldsOf, finish, person, report, startedBy, view } from "../../test/bulk";
import { makeDue } from "../../test/jobs";
import { updateRecord } from "../../test/records";
import { refusal } from "../../test/refusal";
import { NOW, create, createShop } from "../../test/shop";
import type { Actor } from "../platform/actor";
import { metered } from "../platform/db";
import { findJob } from "../platform/job";
import { runJob } from "../../test/run-job";
import { findRow } from "../records/rows";
import { bulkExecutor } from "./executor";

let admin: Actor;
let manager: Actor;

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
  manager = await person("usr_lead", "ROLE_MANAGER", "center");
});

const { start, run, someProducts } = startedBy(() => admin);

describe("a change of many records", () => {
  it("changes the named field of each, with a change row that names the job", async () => {
    const ids = await someProducts("b", 130);
    const { id, view: shown, report: entries } = await run({ resource: "products", ids, changes: { price: 250 } });
    expect(shown).toMatchObject({
      ...{ action: "update", state: "done", total: 130, done: 130, changed: 130, unchanged: 0, refused: 0 },
      ...{ isDryRun: false, canUndo: true, startedBy: { id: "usr_chief" } },
    });
    expect(entries.map((entry) => entry.id)).toEqual(ids);
    expect(entries[0]).toEqual({
      ...{ id: "b0", label: "b 0", outcome: "changed" },
      changes: [{ field: "price", before: 100, after: 250 }],
    });
    for (const one of ["b0", "b129"]) {
      expect(await fieldsOf("products", one)).toMatchObject({ price: 250, name: `b ${one.slice(1)}` });
      expect((await changesOf("products", one)).at(-1)).toMatchObject({ requestId: id, actorId: "usr_chief" });
    }
    const again = await run({ resource: "products", ids, changes: { price: 250 } });
    expect(again.view).toMatchObject({ changed: 0, unchanged: 130, canUndo: false });
    expect(await changesOf("products", "b0")).toHaveLength(2);
  });

  it("of what a list shows finds the records before it changes the first", async () => {
    await someProducts("filter", 120, { type: "bundle" });
    const { view: shown } = await run({
      resource: "products",
      query: { type: "bundle", search: "filter" },
      changes: { type: "simple" },
    });
    expect(shown).toMatchObject({ state: "done", total: 120, changed: 120 });
    expect(await fieldsOf("products", "filter119")).toMatchObject({ type: "simple" });
  });

  it("takes the filters of the list by other records, and only what they find", async () => {
    const query = { menu: "menu", category: "pizza", search: "margherita" };
    const { view: shown, report: entries } = await run({ resource: "products", query, changes: { price: 955 } });
    expect(shown).toMatchObject({ state: "done", changed: 1 });
    expect(entries.map(({ id }) => id)).toEqual(["margherita"]);
    const none = await run({ resource: "products", query: { category: "none" }, changes: { price: 1 } });
    expect(none.view).toMatchObject({ state: "done", total: 0 });
  });

  it("changes amounts by percent or by an amount, and tells before what they become", async () => {
    const ids = await someProducts("adj", 2, { price: 950 });
    await run({ resource: "products", ids: [ids[1] ?? ""], changes: { price: 333, deposit: 29 } });
    const adjustments = { price: { percent: 5, step: 5 }, deposit: { amount: 10, step: 1 } } as const;
    const meant = { resource: "products", ids, adjustments };
    const trial = await run({ ...meant, dryRun: true });
    const told = [
      [{ field: "price", before: 950, after: 1000 }],
      [
        { field: "deposit", before: 29, after: 39 },
        { field: "price", before: 333, after: 350 },
      ],
    ];
    expect(trial.report.map(({ changes }) => changes)).toEqual(told);
    expect(await fieldsOf("products", "adj0")).toMatchObject({ price: 950 });
    const { report: entries } = await run(meant);
    expect(entries.map(({ changes }) => changes)).toEqual(told);
    expect(trial.view).toMatchObject({ adjustments, fields: [] });
    expect(trial.view.drastic).toBeUndefined();
    const half = await run({ ...meant, adjustments: { price: { percent: -51, step: 1 } }, dryRun: true });
    expect(half.view).toMatchObject({ changed: 2, drastic: 2 });
    const free = await run({ ...meant, adjustments: { price: { amount: -333, step: 1 } }, dryRun: true });
    expect(free.view).toMatchObject({ changed: 2, drastic: 1 });
    const given = await run({ resource: "products", ids, changes: { price: 499 }, dryRun: true });
    expect(given.view).toMatchObject({ changed: 2, drastic: 1 });
    // An amount that there is not stays away.
    expect((await fieldsOf("products", "adj0"))?.deposit).toBeUndefined();
    const tooLow = await run({ ...meant, adjustments: { price: { amount: -2000, step: 1 } } });
    expect(tooLow.view).toMatchObject({ refused: 2, changed: 0 });
  });

  it("refuses to change by percent what is no amount, or what gets a value too", async () => {
    const percent = { percent: 5, step: 1 } as const;
    const ids = ["custom"];
    const faults = [
      await refusal(start({ resource: "products", ids, adjustments: { tax: percent } })),
      await refusal(start({ resource: "products", ids, adjustments: { price: percent }, changes: { price: 1 } })),
    ];
    expect(faults.map(({ details }) => details)).toEqual([
      [expect.objectContaining({ field: "adjustments.tax", message: BULK_MESSAGES.notAdjustable })],
      [expect.objectContaining({ field: "adjustments.price" })],
    ]);
    const nothing = await refusal(start({ resource: "products", ids, changes: {} }));
    expect(nothing.details).toMatchObject([{ field: "changes", message: BULK_MESSAGES.nothing }]);
  });

  it("empties a field that is left out rather than null", async () => {
    const ids = ["center"];
    await run({ resource: "branches", ids, changes: { isPreorderEnabled: true } });
    const { view: shown, report: entries } = await run({
      resource: "branches",
      ids,
      changes: { isPreorderEnabled: null },
    });
    expect([shown.state, entries]).toEqual(["done", [expect.objectContaining({ outcome: "changed" })]]);
    expect(await fieldsOf("branches", "center")).toMatchObject({ isPreorderEnabled: false });
    const required = await refusal(start({ resource: "products", ids: ["custom"], changes: { price: null } }));
    expect(required.details).toMatchObject([{ field: "changes.price" }]);
  });

  it("goes on after its worker was killed, and changes no record twice", async () => {
    const ids = await someProducts("k", 300);
    const started = await start({ resource: "products", ids, adjustments: { price: { amount: 200, step: 1 } } });
    await runJob({ id: started.id, executor: { ...bulkExecutor, budget: 0 }, now: NOW });
    expect(await view(admin, started)).toMatchObject({ state: "waiting", done: 25 });
    // The next worker changes a whole slice and is killed before it can save that.
    const killed = runJob({
      id: started.id,
      executor: {
        ...bulkExecutor,
        run: async (assignment) => {
          await bulkExecutor.run(assignment);
          return new Promise(() => undefined);
        },
      },
      now: NOW,
    });
    killed.catch(() => undefined);
    while ((await fieldsOf("products", "k49"))?.price !== 300) await new Promise((resolve) => setTimeout(resolve, 20));
    await new Promise((resolve) => setTimeout(resolve, 100));
    // Meanwhile somebody changes one of them again: that stays.
    const row = await findRow({ resource: products, id: "k30" });
    await updateRecord({
      resource: products,
      actor: admin,
      id: "k30",
      input: { ...row?.fields, price: 777, version: row?.version },
    });
    const job = await findJob(started.id);
    if (!job) throw new Error("no job");
    await makeDue(job);
    await finish(started);
    expect(await view(admin, started)).toMatchObject({ state: "done", done: 300, changed: 300, unchanged: 0 });
    expect(await fieldsOf("products", "k30")).toMatchObject({ price: 777 });
    for (const one of ["k0", "k40", "k299"]) expect(await changesOf("products", one)).toHaveLength(2);
    expect((await report(admin, started, 7)).map((entry) => entry.id)).toEqual(ids);
  });

  it("keeps what others change at the same moment", async () => {
    const ids = await someProducts("r", 40);
    const started = [
      await start({ resource: "products", ids, changes: { price: 500 } }),
      await start({ resource: "products", ids, changes: { description: "Neu" } }),
    ];
    await Promise.all(started.map((one) => finish(one)));
    const shown = await Promise.all(started.map((one) => view(admin, one)));
    expect(shown.map(({ changed, refused }) => [changed, refused])).toEqual([
      [40, 0],
      [40, 0],
    ]);
    for (const id of ids) expect(await fieldsOf("products", id)).toMatchObject({ price: 500, description: "Neu" });
  });

  it("reports each record that the person may not change or see, and reveals nothing of it", async () => {
    await create("tables", { id: "t_own", identifier: "20", branch: "center" });
    await create("tables", { id: "t_other", identifier: "20", branch: "harbor" });
    const ids = ["t_own", "t_other", "t_none"];
    const { report: entries, view: shown } = await run(
      { resource: "tables", ids, changes: { identifier: "21" } },
      manager,
    );
    expect(shown).toMatchObject({ changed: 1, refused: 2 });
    expect(entries).toEqual([
      {
        ...{ id: "t_own", label: "20", outcome: "changed" },
        changes: [{ field: "identifier", before: "20", after: "21" }],
      },
      { id: "t_other", label: "20", outcome: "refused", message: FORBIDDEN },
      { id: "t_none", label: "t_none", outcome: "refused", message: notFound(tables.one) },
    ]);
    const removal = run({ resource: "departments", action: "remove", ids: ["d"] }, manager);
    expect((await removal).report[0]).toMatchObject({ id: "d", label: "d", outcome: "refused" });
    const moved = await run({ resource: "tables", ids: ["t_own"], changes: { branch: "harbor" } }, manager);
    expect(moved.report[0]).toMatchObject({ outcome: "refused", message: FORBIDDEN });
  });

  it("stops when the person who started it cannot log in any more", async () => {
    const leaving = await person("usr_leaving", "ROLE_ADMIN");
    const ids = await someProducts("l", 150);
    const started = await start({ resource: "products", ids, changes: { price: 1 } }, leaving);
    await runJob({ id: started.id, executor: { ...bulkExecutor, budget: 0 }, now: NOW });
    const row = await findRow({ resource: { name: "users" }, id: "usr_leaving" });
    const { users } = await import("@tresen/contract/user/user.resource");
    await updateRecord({
      resource: users,
      actor: admin,
      id: "usr_leaving",
      input: { ...row?.fields, isEnabled: false, version: row?.version },
    });
    await finish(started);
    expect(await view(admin, started)).toMatchObject({ state: "dropped", done: 25, reason: expect.any(String) });
    expect(await fieldsOf("products", "l149")).toMatchObject({ price: 100 });
  });

  it("is checked without being made in a dry run, which writes no record", async () => {
    await create("tables", { id: "t_dry1", identifier: "D1", branch: "center" });
    await create("tables", { id: "t_dry2", identifier: "D2", branch: "center" });
    const started = await start({
      resource: "tables",
      ids: ["t_dry1", "t_dry2"],
      changes: { identifier: "D2" },
      dryRun: true,
    });
    const { use } = await metered(() => finish(started));
    // The claim and the ending of the job are an update and a put; the report is written in a batch.
    expect(use.operations).not.toHaveProperty("TransactWriteItems");
    expect(use.operations).toMatchObject({ BatchWriteItem: 1, UpdateItem: 1, PutItem: 1 });
    expect((await report(admin, started)).map(({ outcome, message }) => [outcome, message])).toEqual([
      ["refused", `Kennung: ${VALIDATION.unique}`],
      ["unchanged", undefined],
    ]);
    expect(await view(admin, started)).toMatchObject({ isDryRun: true, canUndo: false });
    expect(await fieldsOf("tables", "t_dry1")).toMatchObject({ identifier: "D1" });
  });

  it("is refused at once where it could be made to no record", async () => {
    const refused = async (input: Partial<Input>, actor = admin) => {
      const error = await refusal(start({ resource: "products", ids: ["x"], changes: { price: 1 }, ...input }, actor));
      return error.details.map(({ field }) => field).join() || error.code;
    };
    expect(await refused({ changes: { price: "teuer" } })).toBe("changes.price");
    expect(await refused({ changes: { colour: "red" } })).toBe("changes.colour");
    expect(await refused({ changes: {} })).toBe("changes");
    expect(await refused({ resource: "users", changes: { password: "noch-ein-passwort" } })).toBe("changes.password");
    const path = { resource: "sites", changes: { path: "neu" } };
    expect(await refused({ ...path, ids: ["a", "b"] })).toBe("changes.path");
    expect(await refused({ resource: "orders" })).toBe("resource");
    expect(await refused({ query: {} })).toBe("ids");
    expect(await refused({ ids: undefined, query: { colour: "red" } })).toBe("query.colour");
    for (const place of ["before", "cursor", "constructor"])
      expect(await refused({ ids: undefined, query: { sort: "name", [place]: "x" } })).toBe(`query.${place}`);
    expect(await refused({}, manager)).toBe("access.forbidden");
  });
});

describe("a removal of many records", () => {
  it("says what refers to those that stay", async () => {
    await create("categories", { id: "c_free", name: "Frei" });
    const { report: entries, view: shown } = await run({
      resource: "categories",
      action: "remove",
      ids: ["c_free", "pizza"],
    });
    expect(shown).toMatchObject({ changed: 1, refused: 1 });
    expect(entries).toEqual([
      { id: "c_free", label: "Frei", outcome: "removed" },
      {
        id: "pizza",
        label: "Pizza",
        outcome: "refused",
        message: expect.stringContaining("Karte"),
        records: [{ resource: "menus", id: "menu", label: expect.stringContaining("Karte") }],
      },
    ]);
    expect(await fieldsOf("categories", "c_free")).toBeUndefined();
  });

  it("keeps the rules of a resource's own hooks", async () => {
    const { report: entries } = await run({ resource: "users", action: "remove", ids: ["usr_chief"] });
    const others = await run({ resource: "users", action: "remove", ids: ["usr_chief"], dryRun: true });
    expect(entries).toHaveLength(1);
    expect(others.report).toHaveLength(1);
    expect(entries[0]?.outcome).toBe("refused");
  });
});
