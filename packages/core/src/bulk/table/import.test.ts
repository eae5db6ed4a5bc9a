import { tags } from "@tresen/contract/catalog/tag.resource";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { ImportRow } from "@tresen/contract/kit/table/rows";
import { FILE_FAULTS, TABLE_FAULTS, cellFault } from "@tresen/contract/kit/table/table.texts";
import * as VALIDATION from "@tresen/contract/kit/validation/validation.texts";
import { redirects } from "@tresen/contract/site/redirect.resource";
import { repeatedLine } from "@tresen/contract/bulk/bulk.texts";
import { beforeAll, describe, expect, it } from "vitest";
import { changesOf, fieldsOf, finish, person, report, view } from "../../../test/bulk";
import { makeDue } from "../../../test/jobs";
import { refusal } from "../../../test/refusal";
import { NOW, create, createShop } from "../../../test/shop";
import type { Actor } from "../../platform/actor";
import { metered } from "../../platform/db";
import { findJob } from "../../platform/job";
import { runJob } from "../../../test/run-job";
import { allRows } from "../../records/rows";
import { undoBulk } from "..";
import { startImport } from "../start";
import { importExecutor } from "../executor";

let admin: Actor;
let manager: Actor;

beforeAll(async () => {
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
  manager = await person("usr_lead", "ROLE_MANAGER", "center");
});

type Rows = readonly (Omit<ImportRow, "line"> & { line?: number })[];

const start = (resource: string, rows: Rows, { actor = admin, dryRun = false } = {}) =>
  startImport({
    actor,
    now: NOW,
    input: { resource, dryRun, rows: rows.map((row, index) => ({ line: index + 2, ...row })) },
  });

async function run(resource: string, rows: Rows, options: { actor?: Actor; dryRun?: boolean } = {}) {
  const started = await start(resource, rows, options);
  await finish(started);
  const { actor = admin } = options;
  return { id: started.id, view: await view(actor, started), report: await report(actor, started) };
}

describe("an import", () => {
  it("changes the named fields of records with an id, and makes the others", async () => {
    const { report: entries, view: shown } = await run("products", [
      { id: "margherita", values: { price: "10,50", tax: "20 %", isEnabled: "nein" } },
      { id: "custom", values: { price: "8,00", deposit: "" } },
      { values: { name: "Neu", price: "1.234,50", type: "Menü", "pricing.quantity": "0,75", "pricing.unit": "Liter" } },
    ]);
    expect(entries).toEqual([
      {
        ...{ id: "margherita", label: "Margherita", line: 2, outcome: "changed" },
        changes: [
          { field: "isEnabled", before: true, after: false },
          { field: "price", before: 950, after: 1050 },
          { field: "tax", before: 0.1, after: 0.2 },
        ],
      },
      { id: "custom", label: "Wunschpizza", line: 3, outcome: "unchanged" },
      { id: expect.stringMatching(/^prd_/), label: "Neu", line: 4, outcome: "created" },
    ]);
    expect(shown).toMatchObject({ action: "import", total: 3, done: 3, changed: 2, unchanged: 1, canUndo: true });
    expect(await fieldsOf("products", "margherita")).toMatchObject({ price: 1050, tax: 0.2, isEnabled: false });
    expect(await fieldsOf("products", entries[2]?.id ?? "")).toMatchObject({
      ...{ price: 123450, type: "bundle", pricing: { quantity: 0.75, unit: "liter" }, isEnabled: true },
    });
    expect(await changesOf("products", "custom")).toHaveLength(1);
  });

  it("says the column of each fault beside its line, and does the rows without one", async () => {
    const { report: entries } = await run("tables", [
      { values: { identifier: "50", branch: "Zentrum" } },
      { values: { identifier: "51", branch: "Nirgendwo" } },
      { values: { identifier: "", branch: "center" } },
      { id: "none", values: { identifier: "52" } },
      { values: { identifier: "1", branch: "Zentrum" } },
    ]);
    expect(entries.map(({ outcome }) => outcome)).toEqual(["created", ...Array<string>(4).fill("refused")]);
    expect(entries.slice(1).map(({ line }) => line)).toEqual([3, 4, 5, 6]);
    expect(entries.slice(1).map(({ message }) => message)).toEqual([
      cellFault({ title: "Filiale", fault: TABLE_FAULTS.missing("Nirgendwo") }),
      cellFault({ title: "Kennung", fault: VALIDATION.blank }),
      notFound("Tisch"),
      cellFault({ title: "Kennung", fault: VALIDATION.unique }),
    ]);
  });

  it("names a refused row by its title, wherever that column is", async () => {
    const { report: entries } = await run("products", [
      { values: { price: "1,999", name: "Paste vier" } },
      { values: { price: "1,999" } },
    ]);
    expect(entries).toMatchObject([
      { label: "Paste vier", outcome: "refused" },
      { label: "1,999", outcome: "refused" },
    ]);
  });

  it("says everything that is wrong with a row at once, also what others have", async () => {
    await run("departments", [{ values: { identifier: "bar", branch: "Zentrum", name: "Bar" } }]);
    const rows: Rows = [
      { values: { identifier: "bar", branch: "Zentrum", name: "", isEnabled: "vielleicht" } },
      { values: { identifier: "", branch: "Nirgendwo", name: "Küche" } },
    ];
    const wrong = [
      [
        cellFault({ title: "Aktiv", fault: TABLE_FAULTS.flag }),
        cellFault({ title: "Kennung", fault: VALIDATION.unique }),
        cellFault({ title: "Name", fault: VALIDATION.blank }),
      ],
      [
        cellFault({ title: "Kennung", fault: VALIDATION.blank }),
        cellFault({ title: "Filiale", fault: TABLE_FAULTS.missing("Nirgendwo") }),
      ],
    ];
    for (const dryRun of [true, false]) {
      const { report: entries } = await run("departments", rows, { dryRun });
      expect(entries.map(({ message }) => message?.split("\n").sort())).toEqual(wrong.map((texts) => texts.sort()));
    }
    const price = { id: "margherita", values: { price: "viel", tax: "200 %", name: "" } };
    const { report: entries } = await run("products", [price], { dryRun: true });
    expect(entries[0]?.message?.split("\n")).toHaveLength(3);
  });

  it("is refused as a whole for a column that there is not", async () => {
    const error = await refusal(start("tables", [{ values: { identifier: "1", colour: "rot" } }]));
    expect(error.details).toEqual([
      { field: "rows", code: "import.unknown_column", message: FILE_FAULTS.unknownColumns(["colour"]) },
    ]);
    expect(await refusal(start("users", [{ values: { password: "geheim-genug" } }]))).toMatchObject({ kind: "input" });
    expect(await refusal(start("products", [{ values: { name: "x" } }], { actor: manager }))).toMatchObject({
      kind: "forbidden",
    });
  });

  it("finds what a file says twice, before it starts", async () => {
    const { report: entries } = await run("tables", [
      { values: { identifier: "70", branch: "Zentrum" } },
      { values: { identifier: " 70", branch: "Zentrum" } },
      { values: { identifier: "70", branch: "Hafen" } },
      { id: "table1", values: { identifier: "1" } },
      { id: "table1", values: { identifier: "2" } },
      // The same branch by its id.
      { values: { identifier: "70", branch: "center" } },
    ]);
    expect(entries.map(({ outcome, message }) => message ?? outcome)).toEqual([
      ...["created", repeatedLine(2), "created", "unchanged", repeatedLine(5), repeatedLine(2)],
    ]);
  });

  it("says in a dry run what would happen, and writes no record", async () => {
    const before = await allRows({ resource: { name: "tables" } });
    const started = await start(
      "tables",
      [
        { values: { identifier: "90", branch: "Zentrum" } },
        { id: "table1", values: { identifier: "91" } },
        { values: { identifier: "1", branch: "Zentrum" } },
      ],
      { dryRun: true },
    );
    const { use } = await metered(() => finish(started));
    expect(use.operations).not.toHaveProperty("TransactWriteItems");
    expect(use.operations).toMatchObject({ UpdateItem: 1, PutItem: 1, BatchWriteItem: 1 });
    expect((await report(admin, started)).map(({ outcome }) => outcome)).toEqual(["created", "changed", "refused"]);
    expect(await allRows({ resource: { name: "tables" } })).toEqual(before);
    expect(await view(admin, started)).toMatchObject({ isDryRun: true, changed: 2, refused: 1, canUndo: false });
  });

  it("holds to the branches of the person", async () => {
    const { report: entries } = await run(
      "tables",
      [{ values: { identifier: "60", branch: "Zentrum" } }, { values: { identifier: "60", branch: "Hafen" } }],
      { actor: manager },
    );
    expect(entries.map(({ outcome }) => outcome)).toEqual(["created", "refused"]);
  });

  it("of 600 rows goes on after its worker was killed, and makes none twice", async () => {
    const rows = Array.from({ length: 600 }, (_, index) => ({ values: { name: `Schlagwort ${index}` } }));
    const started = await start("tags", rows);
    await runJob({ id: started.id, executor: { ...importExecutor, budget: 0 }, now: NOW });
    // A worker that makes the second slice, and is killed before it can say so.
    const isMade = Promise.withResolvers<void>();
    void runJob({
      id: started.id,
      executor: {
        ...importExecutor,
        run: async (assignment) => {
          await importExecutor.run(assignment);
          isMade.resolve();
          return new Promise(() => undefined);
        },
      },
      now: NOW,
    });
    await isMade.promise;
    expect(await view(admin, started)).toMatchObject({ state: "running", done: 25 });
    const job = await findJob(started.id);
    if (!job) throw new Error("no job");
    await makeDue(job);
    await finish(started);
    expect(await view(admin, started)).toMatchObject({ state: "done", done: 600, changed: 600, refused: 0 });
    const names = (await allRows({ resource: tags })).map(({ fields }) => fields.name);
    expect(names).toHaveLength(600);
    expect(new Set(names).size).toBe(600);
    expect(await report(admin, started)).toHaveLength(600);
  }, 180_000);

  it("is undone: what it made goes, what it changed is as before, unless somebody changed it since", async () => {
    await create("donatees", { id: "don_1", name: "Eins", description: "alt" });
    const { id, report: entries } = await run("donatees", [
      { id: "don_1", values: { name: "Anders", description: "" } },
      { values: { name: "Zwei" } },
      { values: { name: "Drei" } },
    ]);
    const [, second, third] = entries;
    const later = await run("donatees", [{ id: third?.id ?? "", values: { name: "Drei!" } }]);
    expect(later.view).toMatchObject({ changed: 1 });
    const undoing = await undoBulk({ actor: admin, id, now: NOW });
    await finish(undoing);
    expect((await report(admin, undoing)).map((entry) => [entry.line, entry.outcome])).toEqual([
      [4, "refused"],
      [3, "removed"],
      [2, "changed"],
    ]);
    expect(await fieldsOf("donatees", "don_1")).toMatchObject({ name: "Eins", description: "alt" });
    expect(await fieldsOf("donatees", second?.id ?? "")).toBeUndefined();
    expect(await fieldsOf("donatees", third?.id ?? "")).toMatchObject({ name: "Drei!" });
  });
});

describe("an import of an old site's redirects", () => {
  it("tells in the dry run already which lines lead to others, and makes the rest", async () => {
    const rows: Rows = [
      { values: { path: "alt/karte", target: "/alt/speisen" } },
      { values: { path: "alt/speisen", target: "/karte", status: "301" } },
      { values: { path: "alt/kreis", target: "/alt/kreis" } },
      { values: { path: "alt/kontakt", target: "https://example.test/", status: "302" } },
    ];
    const chain = "Unter /alt/speisen steht schon eine Weiterleitung. Bitte geben Sie gleich deren Ziel an.";
    for (const dryRun of [true, false]) {
      const { report: entries } = await run("redirects", rows, { dryRun });
      expect(entries.map(({ outcome }) => outcome)).toEqual(["refused", "created", "refused", "created"]);
      expect(entries[0]).toMatchObject({ message: chain });
      expect(entries[2]?.message).toContain("führt im Kreis");
    }
    const stored = await allRows({ resource: redirects });
    expect(stored.map(({ fields }) => [fields["path"], fields["status"]]).sort()).toEqual([
      ["alt/kontakt", 302],
      ["alt/speisen", 301],
    ]);
  });
});
