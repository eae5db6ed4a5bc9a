import type { Menu } from "@tresen/contract/catalog/menu.resource";
import { PLACES_TEXTS } from "@tresen/contract/catalog/place/place.texts";
import { menus } from "@tresen/contract/catalog/menu.resource";
import { cellFault } from "@tresen/contract/kit/table/table.texts";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import { MINUTE } from "@tresen/contract/kit/time";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { undoBulk } from "../src/bulk";
import { startImport } from "../src/bulk/start";
import { importExecutor } from "../src/bulk/executor";
import type { Actor } from "../src/platform/actor";
import { findJob } from "../src/platform/job";
import { findRow } from "../src/records/rows";
import { fieldsOf, finish, person, report, startedBy, view } from "./bulk";
import { interrupted } from "./interrupt";
import { makeDue } from "./jobs";
import { updateRecord } from "./records";
import { refusal } from "./refusal";
import { runJob } from "./run-job";
import { NOW, create, createShop } from "./shop";

let admin: Actor;
let manager: Actor;
let menuCount = 0;
let starts = 0;
let ids: string[] = [];
let summer = "";
let winter = "";

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
  manager = await person("usr_lead", "ROLE_MANAGER", "center");
  await create("categories", { id: "soup", name: "Suppen" });
  await create("categories", { id: "side", name: "Beilagen, warm" });
});

const { someProducts } = startedBy(() => admin);

/** Two menus of their own for each test, and nothing else that stands in a menu. */
beforeEach(async () => {
  menuCount += 1;
  ids = await someProducts(`p${menuCount}x`, 4);
  [summer, winter] = [`summer${menuCount}`, `winter${menuCount}`];
  const [a = "", b = "", c = ""] = ids;
  await create("menus", {
    ...{ id: summer, name: `Sommer ${menuCount}`, branches: [{ id: "center" }] },
    catalog: [
      { category: "soup", products: [a, b, c] },
      { category: "side", products: [] },
    ],
  });
  await create("menus", {
    ...{ id: winter, name: `Winter ${menuCount}`, branches: [{ id: "harbor" }] },
    catalog: [{ category: "side", products: [b] }],
  });
});

type Rows = readonly Omit<ImportRow, "line">[];
interface Options {
  actor?: Actor;
  dryRun?: boolean;
  isLenient?: boolean;
}

const start = (rows: Rows, { actor = admin, dryRun = false, isLenient }: Options = {}) =>
  startImport({
    actor,
    now: NOW + (starts += 1) * MINUTE,
    input: { resource: "products", dryRun, isLenient, rows: rows.map((row, index) => ({ line: index + 2, ...row })) },
  });
async function run(rows: Rows, options: Options = {}) {
  const started = await start(rows, options);
  await finish(started);
  const { actor = admin } = options;
  return { id: started.id, view: await view(actor, started), report: await report(actor, started) };
}
async function undo(id: string, actor = admin) {
  const undoing = await undoBulk({ actor, id, now: NOW + (starts += 1) * MINUTE });
  await finish(undoing);
  return { view: await view(actor, undoing), report: await report(actor, undoing) };
}
const catalogOf = async (menu: string) =>
  ((await fieldsOf("menus", menu))?.["catalog"] as Menu["catalog"]).map(
    ({ category, products }) => `${category}: ${products.join()}`,
  );
const name = (of: "Sommer" | "Winter") => `${of} ${menuCount}`;

describe("an import with categories", () => {
  it("tells them in a trial, places changed and new products, and one undo takes all of it back", async () => {
    const [a = "", b = "", c = "", d = ""] = ids;
    const before = [await catalogOf(summer), await catalogOf(winter)];
    const rows: Rows = [
      { id: a, values: { price: "2,00", category: "beilagen, warm" } },
      { id: b, values: { category: `${name("Sommer")}: Suppen, Beilagen, warm; ${name("Winter")}: Beilagen, warm` } },
      { id: c, values: { category: "" } },
      { id: d, values: { category: `${name("Winter")}: Beilagen, warm`, price: "1,00" } },
      { values: { name: "Neu", price: "3,00", category: `${name("Sommer")}: Suppen` } },
    ];
    const trial = await run(rows, { dryRun: true });
    expect(trial.view).toMatchObject({ changed: 5, refused: 0 });
    expect(trial.report[0]?.changes).toEqual([
      { field: "category", before: "Suppen", after: "Beilagen, warm" },
      { field: "price", before: 100, after: 200 },
    ]);
    expect(trial.report[2]?.changes).toEqual([{ field: "category", before: "Suppen", after: null }]);
    expect([await catalogOf(summer), await catalogOf(winter)]).toEqual(before);
    const done = await run(rows);
    expect(done.report.map(({ outcome }) => outcome)).toEqual(["changed", "changed", "changed", "changed", "created"]);
    const made = done.report[4]?.id ?? "";
    expect(await catalogOf(summer)).toEqual([`soup: ${b},${made}`, `side: ${a},${b}`]);
    expect(await catalogOf(winter)).toEqual([`side: ${b},${d}`]);
    // Each menu was saved once.
    expect((await findRow({ resource: menus, id: summer }))?.version).toBe(2);
    expect((await run(rows.slice(0, 4))).view).toMatchObject({ changed: 0, unchanged: 4 });
    const undone = await undo(done.id);
    expect(undone.view).toMatchObject({ state: "done", changed: 5, refused: 0 });
    expect([await catalogOf(summer), await catalogOf(winter)]).toEqual(before);
    expect(await fieldsOf("products", made)).toBeUndefined();
    expect(await fieldsOf("products", a)).toMatchObject({ price: 100 });
  });

  it("refuses a row with an unknown name as a whole, or leaves the name out where that was chosen", async () => {
    const [a = ""] = ids;
    const row = { id: a, values: { price: "2,00", category: `${name("Sommer")}: Nudeln, Beilagen, warm` } };
    const fault = PLACES_TEXTS.unknown({ name: "Nudeln", menu: name("Sommer") });
    const refused = await run([row]);
    expect(refused.report).toMatchObject([{ outcome: "refused", message: cellFault({ title: "Kategorie", fault }) }]);
    expect(await fieldsOf("products", a)).toMatchObject({ price: 100 });
    const lenient = await run([row], { isLenient: true });
    expect(lenient.report).toMatchObject([{ outcome: "changed" }]);
    expect(await catalogOf(summer)).toEqual([`soup: ${ids[1]},${ids[2]}`, `side: ${a}`]);
    // A cell of which nothing is known says nothing.
    const none = { id: a, values: { category: `${name("Sommer")}: Nudeln` } };
    expect((await run([none], { isLenient: true })).view).toMatchObject({ unchanged: 1 });
  });

  it("changes nothing of a product in several menus of which the person may not change one", async () => {
    const [, b = ""] = ids;
    const before = [await catalogOf(summer), await catalogOf(winter)];
    const both = { id: b, values: { category: `${name("Sommer")}: Beilagen, warm` } };
    const refused = await run([both], { actor: manager });
    expect(refused.report).toMatchObject([
      { outcome: "refused", message: cellFault({ title: "Kategorie", fault: PLACES_TEXTS.forbidden(name("Winter")) }) },
    ]);
    expect([await catalogOf(summer), await catalogOf(winter)]).toEqual(before);
    // Managers change menus, and no products.
    const own = { id: ids[0] ?? "", values: { category: "Beilagen, warm" } };
    expect((await run([own], { actor: manager })).view).toMatchObject({ changed: 1 });
    const field = { id: ids[0] ?? "", values: { category: "Suppen", price: "1,00" } };
    expect(await refusal(start([field], { actor: manager }))).toMatchObject({ kind: "forbidden" });
  });

  it("keeps what others change in the menu meanwhile, and an undo leaves what somebody has moved since", async () => {
    const [a = "", , c = "", d = ""] = ids;
    const done = await run([
      { id: a, values: { category: "Beilagen, warm" } },
      { id: c, values: { category: "Beilagen, warm" } },
    ]);
    const row = await findRow({ resource: menus, id: summer });
    const catalog = [
      { category: "soup", products: [ids[1], d] },
      { category: "side", products: [a] },
    ];
    await updateRecord({
      resource: menus,
      actor: admin,
      id: summer,
      input: { ...row?.fields, catalog, version: row?.version },
    });
    const undone = await undo(done.id);
    expect(undone.report.map(({ id, outcome }) => `${id} ${outcome}`).sort()).toEqual(
      [`${a} changed`, `${c} refused`].sort(),
    );
    expect(await catalogOf(summer)).toEqual([`soup: ${a},${ids[1]},${d}`, "side: "]);
  });

  it("killed at any of its writes writes all of it once, and can be undone", { timeout: 120_000 }, async () => {
    const [a = "", b = ""] = ids;
    const before = [await catalogOf(summer), await catalogOf(winter)];
    const rows: Rows = [
      { id: a, values: { price: "2,00", category: "Beilagen, warm" } },
      { id: b, values: { category: "" } },
      { values: { name: "Neu", price: "3,00", category: `${name("Sommer")}: Suppen` } },
    ];
    for (let write = 0; ; write += 1) {
      const { id } = await start(rows);
      const work = () => runJob({ id, executor: importExecutor, now: NOW });
      const isKilled = await interrupted({ run: work, write, after: write % 2 === 1 });
      const job = await findJob(id);
      if (job) await makeDue(job);
      await finish({ id });
      const made = (await report(admin, { id })).find(({ outcome }) => outcome === "created")?.id ?? "";
      expect(await catalogOf(summer), `write ${write}`).toEqual([`soup: ${ids[2]},${made}`, `side: ${a}`]);
      expect(await catalogOf(winter)).toEqual(["side: "]);
      expect(await view(admin, { id })).toMatchObject({ state: "done", refused: 0, canUndo: true });
      await undo(id);
      expect([await catalogOf(summer), await catalogOf(winter)], `undo of write ${write}`).toEqual(before);
      expect(await fieldsOf("products", a)).toMatchObject({ price: 100 });
      expect(await fieldsOf("products", made)).toBeUndefined();
      if (!isKilled) break;
    }
  });
});
