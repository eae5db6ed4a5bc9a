import { MINUTE } from "@tresen/contract/kit/time";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { products } from "@tresen/contract/catalog/product.resource";
import { customers } from "@tresen/contract/customer/customer.resource";
import { allResources } from "@tresen/contract/resources";
import type { Resource } from "@tresen/contract/kit/resource";
import { parseCsv } from "@tresen/contract/kit/table/csv";
import { rowsOfGrid } from "@tresen/contract/kit/table/rows";
import { readXlsx } from "@tresen/contract/kit/table/xlsx-read";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startBucket } from "../../../test/bucket";
import { finish, person, report, view } from "../../../test/bulk";
import { fill } from "../../../test/records";
import { refusal } from "../../../test/refusal";
import { NOW, create, createShop } from "../../../test/shop";
import type { Actor } from "../../platform/actor";
import { runJob } from "../../../test/run-job";
import { downloadFile, exportExecutor } from "..";
import { startExport, startImport } from "../start";

let admin: Actor;
let manager: Actor;
let bucket: Awaited<ReturnType<typeof startBucket>>;

beforeAll(async () => {
  bucket = await startBucket();
  await createShop();
  admin = await person("usr_chief", "ROLE_ADMIN");
  manager = await person("usr_lead", "ROLE_MANAGER", "center");
  await create("departments", { identifier: "kueche", name: "Küche", branch: "center", manager: "usr_lead" });
  await create("departments", { identifier: "bar", name: "=HYPERLINK()", branch: "harbor" });
  await create("devices", {
    ...{ identifier: "push", name: "Handy", branch: "center", kind: "notification", driver: "web-push" },
    ...{ events: ["newOrder", "changed"], quietHours: { from: "22:00", until: "07:00" } },
  });
  await create("products", {
    ...{ id: "goulash", name: "Gulasch", price: 950, allergens: ["A", "G"], isArchived: false },
    config: { parts: [{ name: "Größe", type: "select", options: [{ name: "groß", value: 200, allergens: ["L"] }] }] },
  });
  await create("customers", {
    ...{ number: 1, lastName: "Huber; „Hans“", emails: ["huber@example.test"], tags: ["Stammgast"] },
    consents: [{ purpose: "Werbung", channel: "mail", givenAt: "2026-01-01T10:00:00Z" }],
  });
  await create("redirects", { path: "alt", target: "https://example.test/", status: 302 });
  await create("blocks", {
    name: "Hinweis",
    type: "popup",
    content: { isActive: true, text: "Zeile 1\nZeile „2“; x" },
  });
  await create("image-templates", {
    ...{ identifier: "angebot", name: "Angebot", source: "product" },
    layers: [
      {
        ...{
          id: "name",
          type: "text",
          x: 40.5,
          y: 40,
          width: 400,
          height: 80,
          value: { text: "Name; „neu“", size: 40 },
        },
        bindings: { text: { path: "product.name", format: "upper", fallback: "–" } },
      },
    ],
  });
  await create("external-users", {
    ...{ username: "rad@example.test", company: "Rad; „Bote“", branches: [{ id: "center" }] },
    ...{ permissions: ["timeTracking", "deliveryRuns"], validTo: "2027-01-31T23:00:00.000Z" },
  });
  await create("finding-marks", { subject: "goulash", rule: "picture", value: "a1", note: "Zeile 1\nZeile „2“; x" });
  await create("working-activity-kinds", { id: "wak_1", name: "Service; „Theke“" });
  await create("working-activities", {
    ...{ user: "usr_lead", branch: "center", kind: "wak_1", note: "Zeile 1\nZeile „2“; x", day: "2026-06-04" },
    ...{ startedAt: "2026-06-04T06:00:15.000Z", endedAt: "2026-06-04T14:00:45.000Z", state: "ended" },
    ...{ source: "terminal", workedSeconds: 28_830, breakSeconds: 0, flags: [], corrections: [], stampings: [] },
  });
  await create("sites", { path: "ueber-uns", name: "Über uns", content: { text: "# Über" } });
});
afterAll(() => bucket.stop());

type Input = Parameters<typeof startExport>[0]["input"];

let starts = 0;
/** One export a minute, which the limit of starts allows. */
async function exported(input: Input, actor = admin): Promise<{ id: string; bytes: Uint8Array }> {
  const { id } = await startExport({ actor, now: NOW + (starts += 1) * MINUTE, input });
  await finish({ id });
  const file = await downloadFile({ actor, id, now: NOW });
  if (!("bytes" in file)) throw new Error("no bytes");
  return { id, bytes: file.bytes };
}

const gridOf = async (format: "csv" | "xlsx", bytes: Uint8Array) =>
  format === "csv" ? parseCsv(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)) : readXlsx(bytes);

describe("an export", () => {
  it("is the file that a German spreadsheet opens, with the columns that were asked for", async () => {
    const { id, bytes } = await exported({
      resource: "departments",
      query: { sort: "name" },
      fields: ["name", "branch", "manager", "isEnabled"],
      format: "csv",
    });
    expect(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes).split("\r\n")).toEqual([
      "\uFEFFID;Name;Filiale;Leitung;Aktiv",
      expect.stringMatching(/^dep_\w+;'=HYPERLINK\(\);Hafen;;ja$/),
      expect.stringMatching(/^dep_\w+;Küche;Zentrum;usr-lead@example\.test;ja$/),
      "",
    ]);
    expect(await view(admin, { id })).toMatchObject({
      ...{ action: "export", state: "done", total: 2, done: 2, changed: 2, canUndo: false },
      file: { name: "Abteilungen 2026-06-05.csv", type: "text/csv; charset=utf-8", size: bytes.length },
    });
    // Only the file is left of the chunks that it was written in.
    expect([...bucket.objects.keys()].filter((key) => key.includes(id))).toEqual([`export/${id}/file.csv`]);
  });

  it("tells times by the clock of each record's branch with its offset, and an import reads any offset", async () => {
    const from = { availableFrom: "2026-06-05T16:30:15Z" };
    const london = await create("branches", {
      ...{ identifier: "london", name: "London", timeZone: "Europe/London", openingHours: [] },
    });
    const there = await create("menus", { name: "Dort", branches: [{ id: london.id }], ...from });
    const here = await create("menus", { name: "Hier", branches: [], ...from });
    const ids = [there.id, here.id];
    for (const format of ["csv", "xlsx"] as const) {
      const { bytes } = await exported({ resource: "menus", ids, fields: ["availableFrom"], format });
      expect((await gridOf(format, bytes)).slice(1)).toEqual([
        [there.id, "05.06.2026 17:30 +01:00"],
        // A date of the spreadsheet, which is read by Vienna's clock.
        [here.id, format === "csv" ? "05.06.2026 18:30 +02:00" : "05.06.2026 18:30"],
      ]);
    }
    const imported = async (text: string) => {
      const rows = [{ id: there.id, line: 2, values: { availableFrom: text } }];
      const { id } = await startImport({ actor: admin, now: NOW, input: { resource: "menus", rows, dryRun: false } });
      await finish({ id });
      return (await report(admin, { id }))[0]?.outcome;
    };
    expect(await imported("05.06.2026 17:30 +01:00")).toBe("unchanged");
    expect(await imported("05.06.2026 18:30")).toBe("unchanged");
    expect(await imported("05.06.2026 19:00 +01:00")).toBe("changed");
    const { bytes } = await exported({ resource: "menus", ids, fields: ["availableFrom"], format: "csv" });
    expect((await gridOf("csv", bytes))[1]).toEqual([there.id, "05.06.2026 19:00 +01:00"]);
  });

  it("has the allergens of a product in one cell, and an import changes them and nothing else", async () => {
    const { bytes } = await exported({ resource: "products", ids: ["goulash"], fields: ["allergens"], format: "csv" });
    expect((await gridOf("csv", bytes))[1]).toEqual(["goulash", "A, G"]);
    const imported = async (allergens: string, dryRun: boolean) => {
      const rows = [{ id: "goulash", line: 2, values: { allergens } }];
      const { id } = await startImport({ actor: admin, now: NOW, input: { resource: "products", rows, dryRun } });
      await finish({ id });
      return (await report(admin, { id }))[0];
    };
    expect((await imported("A, G", false))?.outcome).toBe("unchanged");
    const changed = { outcome: "changed", changes: [{ field: "allergens", before: ["A", "G"], after: ["A", "C"] }] };
    expect(await imported("A C", true)).toMatchObject(changed);
    expect(await imported("A C", false)).toMatchObject(changed);
    expect((await imported("A, Z", true))?.outcome).toBe("refused");
  });

  it("of customers tells how they are reached and what they ordered, beside what can be entered", async () => {
    const record = {
      ...{ id: "cus_full", number: 12, lastName: "Berger", tags: ["VIP", "Stamm"] },
      ...{ emails: ["a@example.test", "b@example.test"], phones: ["+436601234567", "0660765"] },
      ...{ orderCount: 3, grossTotal: 4550 },
      ...{ firstOrderAt: "2026-01-05T11:00:00.000Z", lastOrderAt: "2026-05-05T10:00:00.000Z" },
    };
    await fill({ resource: customers, records: [record] });
    const fields = ["number", "lastName", "phones", "emails", "tags", "orderCount", "grossTotal"];
    const times = ["firstOrderAt", "lastOrderAt"];
    const asked = { resource: "customers", ids: ["cus_full"], fields: [...fields, ...times] };
    const { bytes } = await exported({ ...asked, format: "csv" });
    expect(new TextDecoder().decode(bytes).split("\r\n").slice(0, 2)).toEqual([
      "ID;Nummer;Nachname;Telefonnummern;E-Mail-Adressen;Schlagwörter;Bestellungen;Umsatz;Erste Bestellung;Letzte Bestellung",
      "cus_full;12;Berger;'+436601234567, 0660765;a@example.test, b@example.test;VIP, Stamm;3;45,50;05.01.2026 12:00 +01:00;05.05.2026 12:00 +02:00",
    ]);
    const sheet = await exported({ ...asked, format: "xlsx" });
    expect((await gridOf("xlsx", sheet.bytes))[1]?.slice(1, 8)).toEqual([
      ...["12", "Berger", "+436601234567, 0660765", "a@example.test, b@example.test", "VIP, Stamm", "3", "45,5"],
    ]);
  });

  it.each(
    allResources.flatMap((resource: Resource) =>
      (["csv", "xlsx"] as const).map((format) => [resource.name, format] as const),
    ),
  )("of %s as %s changes nothing when it is imported again", async (name, format) => {
    const resource = allResources.find((one) => one.name === name);
    if (!resource) throw new Error("no resource");
    const { bytes } = await exported({ resource: name, format });
    const read = rowsOfGrid({ resource, grid: await gridOf(format, bytes) });
    if ("fault" in read)
      return expect([
        "images",
        "tags",
        "option-groups",
        "tax-rates",
        "divisions",
        "navigations",
        "ledgers",
        "payrolls",
        "projects",
        "tasks",
        "roles",
        "stations",
        "working-schedules",
        "signage-videos",
        "scenes",
        "digital-signage-segments",
        "digital-signage-streams",
        "digital-signage-devices",
      ]).toContain(name);
    const { id } = await startImport({
      actor: admin,
      now: NOW,
      input: { resource: name, rows: read.rows, dryRun: false },
    });
    await finish({ id });
    const wrong = (await report(admin, { id })).filter(({ outcome }) => outcome !== "unchanged");
    expect(wrong).toEqual([]);
    expect(await view(admin, { id })).toMatchObject({ state: "done", unchanged: read.rows.length });
  });

  it("of many records goes on in further calls of its function, in one file", async () => {
    const records = Array.from({ length: 620 }, (_, index) => ({ id: `x${index}`, name: `X ${index}`, price: index }));
    await fill({ resource: products, records });
    const started = await startExport({
      actor: admin,
      now: NOW,
      input: { resource: "products", query: { search: "x" }, fields: ["name", "price"], format: "xlsx" },
    });
    await runJob({ id: started.id, executor: { ...exportExecutor, budget: 0 }, now: NOW });
    expect(await view(admin, started)).toMatchObject({ state: "waiting" });
    await finish(started);
    const file = await downloadFile({ actor: admin, id: started.id, now: NOW });
    const rows = "bytes" in file ? await readXlsx(file.bytes) : [];
    expect(rows[0]).toEqual(["ID", "Name", "Preis"]);
    expect(new Set(rows.slice(1).map(([id]) => id))).toEqual(new Set(records.map(({ id }) => id)));
    expect(rows.find(([id]) => id === "x619")).toEqual(["x619", "X 619", "6,19"]);
  });

  it("shows only what the person may read, and says which of the ids are not among it", async () => {
    const { id, bytes } = await exported({ resource: "users", format: "csv" });
    expect(new TextDecoder().decode(bytes)).not.toMatch(/password|Passwort/i);
    expect(await refusal(downloadFile({ actor: manager, id, now: NOW }))).toMatchObject({ kind: "missing" });
    expect(await refusal(exported({ resource: "users", format: "csv" }, manager))).toMatchObject({ kind: "forbidden" });
    const own = await exported({ resource: "tables", ids: ["table1", "none"], format: "csv" }, manager);
    expect(await report(manager, own)).toMatchObject([{ id: "none", label: "none", outcome: "refused" }]);
  });

  it("has no file before it ends, and a large one at an address of the bucket", async () => {
    const started = await startExport({ actor: admin, now: NOW, input: { resource: "blocks", format: "csv" } });
    const asked = { actor: admin, id: started.id, now: NOW };
    expect(await refusal(downloadFile(asked))).toMatchObject({ kind: "missing", message: BULK_MESSAGES.noFile });
    await create("blocks", { id: "large", name: "Groß", type: "text", content: { text: "ä€ ".repeat(30_000) } });
    for (let copy = 0; copy < 30; copy += 1)
      await create("blocks", { name: `Groß ${copy}`, type: "text", content: { text: "ä€ ".repeat(30_000) } });
    await finish(started);
    const file = await downloadFile(asked);
    if (!("address" in file)) throw new Error("no address");
    expect(file.address).toContain("X-Amz-Signature=");
    const answer = await fetch(file.address);
    expect((await answer.arrayBuffer()).byteLength).toBe((await view(admin, started)).file?.size);
  });

  it("is refused for columns that there are not", async () => {
    const asked = { resource: "tables", fields: ["identifier", "colour"], format: "csv" as const };
    const error = await refusal(startExport({ actor: admin, now: NOW, input: asked }));
    expect(error.details.map(({ field }) => field)).toEqual(["fields.1"]);
    const both = startExport({ actor: admin, now: NOW, input: { ...asked, fields: undefined, ids: ["x"], query: {} } });
    expect((await refusal(both)).details.map(({ field }) => field)).toEqual(["ids"]);
  });
});
