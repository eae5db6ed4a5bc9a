import type { BulkEntry, BulkView } from "@tresen/contract/bulk/bulk.view";
import { stillUsed } from "@tresen/contract/kit/errors.texts";
import { expect, test } from "vitest";
import { ApiError } from "../../shared/api";
import { BulkJob } from "../admin/bulk/bulk-job";
import { bulkQueries } from "../admin/bulk/bulk-queries";
import { renderPart } from "./testing/part";

const job: BulkView = {
  ...{ id: "job_1", resource: "products", action: "update", state: "running", total: 250, done: 100 },
  ...{ changed: 97, unchanged: 1, refused: 2, isDryRun: false, canUndo: false },
  ...{ startedBy: { id: "usr_admin", name: "Ada" }, createdAt: "2026-06-05T16:30:00.000Z" },
};
const ended: BulkView = { ...job, state: "done", done: 250, changed: 247, canUndo: true };

const shown = (view: BulkView, entries: readonly BulkEntry[] = []) =>
  renderPart({
    content: <BulkJob id={view.id} onJob={() => undefined} />,
    data: [
      [bulkQueries.one(view.id).queryKey, view],
      ...[undefined, "refused" as const].map(
        (outcome) =>
          [
            bulkQueries.report({ id: view.id, outcome }).queryKey,
            { pages: [{ data: entries, cursor: null }], pageParams: [null] },
          ] as const,
      ),
    ],
  });
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/gs)].map(([, inner = ""]) => inner.replace(/<[^>]*>/g, "").trim());

test("a running job tells how far it is, and can be cancelled", async () => {
  const html = await shown(job);
  expect(html).toContain("100 von 250 bearbeitet …");
  expect(html).toContain('aria-valuenow="40"');
  expect(buttons(html)).toEqual(["Abbrechen"]);
  expect(html).not.toContain("Bericht");
});

test("a job that searches its records shows that it goes on, without a number", async () => {
  const html = await shown({ ...job, state: "waiting", total: 0, done: 0 });
  expect(html).toContain("Einträge werden gesucht …");
  expect(html).toContain('role="progressbar"');
  expect(html).not.toContain("aria-valuenow");
});

test("an ended job counts, names each refused record with its reason and what refers to it, and can be undone", async () => {
  const html = await shown(ended, [
    { id: "p1", label: "Calzone", outcome: "refused", message: "Preis: Bitte geben Sie eine Zahl an." },
    {
      ...{ id: "p2", label: "Pizza", outcome: "refused", line: 3 },
      message: stillUsed({ one: "Produkt", by: ["Produktkatalog „Karte“"], more: 0 }),
      records: [{ resource: "menus", id: "mnu_1", label: "Produktkatalog „Karte“" }],
    },
  ]);
  expect(html).toContain("247 geändert, 1 unverändert, 2 abgelehnt");
  expect(html).toContain('href="/products/p1"');
  expect(html).toContain("Preis: Bitte geben Sie eine Zahl an.");
  expect(html).toContain('href="/menus/mnu_1"');
  // Each thing is said once.
  expect(html.match(/Produkt wird noch verwendet von:/g)).toHaveLength(1);
  expect(html.match(/Produktkatalog „Karte“/g)).toHaveLength(1);
  expect(html.match(/Zeile 3/g)).toHaveLength(1);
  expect(html).not.toContain("Verweist darauf");
  expect(buttons(html)).toEqual(["Rückgängig machen"]);
  expect(html).toContain("Nur abgelehnte (2)");
});

test("a trial tells the values before and after, of many fields the first ones at once", async () => {
  const changes = [
    { field: "price", before: 950, after: 1050 },
    { field: "tax", before: 0.1, after: 0.2 },
    { field: "isEnabled", before: true, after: false },
    { field: "uid", before: null, after: "A1" },
    { field: "name", before: "Pizza", after: "Calzone" },
  ];
  const trial = { ...ended, isDryRun: true, canUndo: false, refused: 0 };
  const shownText = async (count: number): Promise<string> =>
    (await shown(trial, [{ id: "p1", label: "Pizza", outcome: "changed", changes: changes.slice(0, count) }]))
      .replace(/<[^>]*>/g, "")
      .replaceAll("\u00A0", " ");
  expect(await shownText(1)).toContain("Preis: 9,50 € → 10,50 €");
  expect(await shownText(4)).not.toContain("weitere");
  const many = await shownText(5);
  expect(many).toContain("2 weitere Felder");
  expect(many).toContain("Artikelnummer: leer → A1");
});

test("a refused row tells each of its faults in a line of its own", async () => {
  const html = await shown(ended, [{ id: "", label: "Pizza", line: 3, outcome: "refused", message: "Eins.\nZwei." }]);
  expect(html).toContain("Eins.\nZwei.");
  expect(html).toContain("whitespace-pre-line");
});

test("records that the person may not know of are told by their number, which no link says", async () => {
  const message = stillUsed({ one: "Produkt", by: ["2 Rollen", "Produktkatalog „Karte“"], more: 0 });
  const records = [{ resource: "menus", id: "mnu_1", label: "Produktkatalog „Karte“" }];
  const html = await shown(ended, [{ id: "p2", label: "Pizza", outcome: "refused", message, records }]);
  expect(html).toContain("2 Rollen");
  expect(html).toContain("Verweist darauf:");
});

test("a record that is not found is named by the word of its kind, and is no link", async () => {
  const html = await shown(ended, [{ id: "prd_none", label: "prd_none", outcome: "refused", message: "Fehlt." }]);
  expect(html).toContain(">Produkt</span>");
  expect(html).not.toContain("prd_none");
  expect(html).not.toContain("href=");
});

test("links lead only to what the person may see", async () => {
  const view = { ...ended, resource: "products" };
  const html = await renderPart({
    me: { id: "usr_2", roles: [], branches: [] },
    content: <BulkJob id={view.id} onJob={() => undefined} />,
    data: [
      [bulkQueries.one(view.id).queryKey, view],
      [
        bulkQueries.report({ id: view.id, outcome: "refused" }).queryKey,
        { pages: [{ data: [{ id: "p1", label: "Calzone", outcome: "refused" }], cursor: null }], pageParams: [null] },
      ],
    ],
  });
  expect(html).toContain("Calzone");
  expect(html).not.toContain("href=");
});

test("a cancelled job says what stays, and a failed one why", async () => {
  const canceled = await shown({ ...ended, state: "canceled", done: 100 });
  expect(canceled).toContain("Abgebrochen nach 100 von 250. Was bis dahin erledigt war, bleibt.");
  const asked = { cancelAskedAt: "2026-06-05T16:30:01.000Z" };
  // What was drawn is gone, since there is no file.
  const drawing = { ...ended, action: "draw", state: "canceled", done: 4, total: 61, changed: 4 } as const;
  const drawn = await shown(drawing);
  expect(drawn).toContain("Abgebrochen nach 4 von 61. Es gibt keine Datei.");
  expect(drawn).not.toContain("gezeichnet");
  expect(await shown(job)).toContain("Der Vorgang läuft weiter.");
  expect(await shown({ ...job, ...asked })).not.toContain("Der Vorgang läuft weiter.");
  expect(await shown({ ...ended, state: "canceled", done: 0 })).toContain("Abgebrochen, bevor etwas erledigt war.");
  expect(await shown({ ...job, ...asked })).toContain("Wird abgebrochen …");
  expect(await shown({ ...ended, ...asked })).toContain("Fertig. Der Abbruch kam zu spät.");
  const failed = await shown({ ...ended, state: "dropped", canUndo: false, reason: "Das sind mehr Einträge." });
  expect(failed).toContain("Das sind mehr Einträge.");
  expect(failed).toContain("text-danger");
  expect(await shown({ ...ended, total: 0, done: 0, changed: 0 })).toContain("Es gab keine Einträge dazu.");
});

test("an undone job leads to the one that undid it, and that one back", async () => {
  expect(buttons(await shown({ ...ended, canUndo: false, undoneBy: "job_2" }))).toEqual(["Wurde rückgängig gemacht"]);
  const undoing = await shown({ ...ended, action: "undo", canUndo: false, undoes: "job_1" });
  expect(undoing).toContain("247 wiederhergestellt");
  expect(buttons(undoing)).toEqual(["Zum rückgängig gemachten Vorgang"]);
});

test("the file of an export is a link that the browser follows itself", async () => {
  const file = { name: "Produkte 2026-06-05.csv", type: "text/csv", size: 12_345 };
  const html = await shown({ ...ended, action: "export", canUndo: false, refused: 0, unchanged: 0, file });
  expect(html).toContain('href="/api/bulk/job_1/file"');
  expect(html).toContain("Produkte 2026-06-05.csv herunterladen (13 kB)");
});

test("a job that cannot be loaded says so and offers to try again, and one that is gone too", async () => {
  const failed = async (status: number) =>
    renderPart({
      content: <BulkJob id="job_9" onJob={() => undefined} />,
      failures: [
        [bulkQueries.one("job_9").queryKey, new ApiError({ status, errors: [{ code: "unknown", message: "" }] })],
      ],
    });
  expect(await failed(500)).toContain("Der Vorgang konnte nicht geladen werden.");
  // Neither is known of a job of somebody else, which trying again would not show either.
  expect(await failed(404)).toContain("Diesen Vorgang gibt es nicht mehr, oder jemand anderer hat ihn gestartet.");
  expect(buttons(await failed(404))).toEqual([]);
  expect(buttons(await failed(500))).toEqual(["Erneut versuchen"]);
});
