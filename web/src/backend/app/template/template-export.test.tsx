// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { ExportPanel } from "../../features/template/export/export-panel";
import { isProductDataShownAtom } from "../../shared/visibility";
import { eventually, press, settled } from "../../../shared/testing/hands";
import { retryFailure, toastsAtom } from "../../shared/toasts";
import { META } from "../testing/page";
import { mountPart } from "../testing/part";
import { product } from "../testing/templates";

const MANY = Array.from({ length: 260 }, (_, index) => product(`prd_${index}`, `Produkt ${index}`));
const JOB = {
  ...{ id: "job_1", resource: "products", action: "draw", isDryRun: false, canUndo: false, createdAt: META.createdAt },
  ...{ total: 2, done: 0, changed: 0, unchanged: 0, refused: 0, startedBy: { id: "usr_admin", name: "Ada" } },
};

let sent: { url: string; method: string; body: unknown }[] = [];
let view: object = {};
let refusal: Response | null = null;
/** The refusal of a single picture. */
let tooLarge: Response | null = null;
let isCancelRefused = false;
const saved: string[] = [];

beforeEach(() => {
  sent = [];
  saved.length = 0;
  refusal = null;
  tooLarge = null;
  view = { ...JOB, state: "running", done: 1 };
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    sent.push({ url, method, body: body ? JSON.parse(String(body)) : undefined });
    const { pathname, searchParams } = new URL(url, "https://shop.test");
    if (pathname.endsWith("/exports") || pathname.endsWith("/picture")) {
      if (refusal) return refusal.clone();
      if (method === "GET" && tooLarge) return tooLarge.clone();
      if (method === "GET") return new Response("picture", { headers: { "content-type": "image/jpeg" } });
      return Response.json({ data: { id: "job_1", state: "waiting" } }, { status: 202 });
    }
    if (pathname.endsWith("/cancel") && isCancelRefused)
      return Response.json({ errors: [{ code: "unknown", message: "Fehler" }], requestId: "r" }, { status: 500 });
    if (pathname.endsWith("/cancel")) view = { ...JOB, state: "canceled", done: 1, changed: 1 };
    if (pathname.endsWith("/report"))
      return Response.json({
        data: [
          { id: "prd_1", label: "Produkt 1", outcome: "refused", message: "Das Bild konnte nicht gezeichnet werden." },
        ],
        cursor: null,
      });
    if (pathname.startsWith("/api/bulk/job_1")) return Response.json({ data: view });
    if (pathname === "/api/products") {
      const from = Number(searchParams.get("cursor") ?? 0);
      const limit = Number(searchParams.get("limit"));
      const next = from + limit;
      return Response.json({ data: MANY.slice(from, next), cursor: next < MANY.length ? String(next) : null });
    }
    return Response.json({ data: [], cursor: null });
  });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    if (this.download) saved.push(this.download);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const choose = async (label: string): Promise<void> => {
  const found = [...document.querySelectorAll("label")].find((one) => one.textContent.trim() === label);
  await act(async () => found?.querySelector("input")?.click());
};
const TEMPLATE = { id: "tpl_1", identifier: "schild", name: "Schild", source: "product" as const, preset: "free" };
const posts = () => sent.filter(({ method }) => method === "POST");

async function open(more: Partial<Parameters<typeof ExportPanel>[0]> = {}) {
  const onClose = vi.fn();
  const mounted = await mountPart({ content: <ExportPanel template={TEMPLATE} onClose={onClose} {...more} /> });
  await settled();
  return { ...mounted, onClose };
}

test("pictures of several records are drawn by a job, whose file is saved and whose failures are told", async () => {
  const { unmount } = await open();
  expect(text()).toContain("0 ausgewählt, höchstens 200");
  await choose("Produkt 0");
  await choose("Produkt 1");
  await choose("PDF, zum Drucken");
  expect(text()).toContain("2 Produkte: eine PDF-Datei mit 2 Seiten.");
  await press("Datei erstellen");
  expect(posts()).toMatchObject([
    { url: "/api/image-templates/tpl_1/exports", body: { format: "pdf", records: ["prd_0", "prd_1"] } },
  ]);
  await eventually(() =>
    expect(document.querySelector("[role=progressbar]")?.getAttribute("aria-valuenow")).toBe("50"),
  );
  const file = { name: "Schild.pdf", type: "application/pdf", size: 1200 };
  view = { ...JOB, state: "done", done: 2, changed: 1, refused: 1, file };
  await eventually(() => expect(text()).toContain("Schild.pdf herunterladen"));
  await eventually(() => expect(saved).toEqual(["Schild.pdf"]));
  await eventually(() => expect(text()).toContain("Das Bild konnte nicht gezeichnet werden."));
  await press("Weitere Datei erstellen");
  expect(text()).toContain("2 ausgewählt");
  await unmount();
});

test("nothing is exported while product data is hidden, of a template that shows some", async () => {
  const { unmount } = await open();
  await act(async () => getDefaultStore().set(isProductDataShownAtom, false));
  expect(text()).toContain("Kein Export, solange Daten ausgeblendet sind.");
  expect(text()).not.toContain("Produkt 0");
  await press("Datei erstellen");
  expect(posts()).toEqual([]);
  await act(async () => getDefaultStore().set(isProductDataShownAtom, true));
  expect(text()).toContain("Produkt 0");
  await unmount();
});

test("a job can be cancelled", async () => {
  const { unmount } = await open();
  await choose("Produkt 0");
  await choose("Produkt 1");
  await press("Datei erstellen");
  await eventually(() => expect(document.querySelector("[role=progressbar]")).not.toBeNull());
  await press("Abbrechen");
  await eventually(() => expect(text()).toContain("Abgebrochen nach 1 von 2. Es gibt keine Datei."));
  expect(text()).not.toContain("gezeichnet");
  await unmount();
});

test("a job that is given up while it starts is ended as soon as it has begun", async () => {
  const before = globalThis.fetch;
  const started = Promise.withResolvers<void>();
  vi.stubGlobal("fetch", async (...given: Parameters<typeof fetch>) => {
    if (String(given[0]).endsWith("/exports")) await started.promise;
    return before(...given);
  });
  const { unmount, onClose } = await open();
  isCancelRefused = true;
  await choose("Produkt 0");
  await choose("Produkt 1");
  await press("Datei erstellen");
  await press("Abbrechen");
  expect(onClose).toHaveBeenCalledTimes(1);
  await unmount();
  started.resolve();
  await eventually(() =>
    expect(posts().map(({ url }) => url)).toEqual(["/api/image-templates/tpl_1/exports", "/api/bulk/job_1/cancel"]),
  );
  // The panel is closed, so what fails is told beside it.
  await eventually(() => expect(getDefaultStore().get(toastsAtom)).toHaveLength(1));
  isCancelRefused = false;
  const [toast] = getDefaultStore().get(toastsAtom);
  expect(toast).toMatchObject({ kind: "error", message: "Der Vorgang konnte nicht abgebrochen werden." });
  await retryFailure(toast ?? { id: "" });
  expect(posts().filter(({ url }) => url.endsWith("/cancel"))).toHaveLength(2);
  expect(getDefaultStore().get(toastsAtom)).toEqual([]);
});

test("what is chosen at first stands above, and what is switched off is not among all", async () => {
  const { unmount } = await open({ initial: [{ id: "prd_7", label: "Produkt 7", name: "Produkt 7" }] });
  const labels = () =>
    [...document.querySelectorAll("[aria-label=Produkte] label")].map((label) => label.textContent.trim());
  expect(labels().slice(0, 2)).toEqual(["Produkt 7", "Produkt 0"]);
  expect(labels().filter((label) => label === "Produkt 7")).toHaveLength(1);
  MANY[3] = { ...product("prd_3", "Produkt 3"), isEnabled: false };
  await press("Alle auswählen");
  await eventually(() => expect(text()).toContain("200 ausgewählt"));
  await press("Datei erstellen");
  const { records } = posts()[0]?.body as { records: string[] };
  expect(records[0]).toBe("prd_7");
  expect(records).not.toContain("prd_3");
  MANY[3] = product("prd_3", "Produkt 3");
  await unmount();
});

test("the panel of a label says where sheets of labels are printed", async () => {
  const { unmount } = await open({ template: { ...TEMPLATE, preset: "label" } });
  expect(text()).toContain("Mehrere Etiketten auf einem Bogen");
  expect([...document.querySelectorAll("a")].map(({ href }) => new URL(href).pathname)).toContain("/products");
  await unmount();
});

test("of too many records the first two hundred are chosen, and no further one", async () => {
  const { unmount } = await open();
  await press("Alle auswählen");
  await eventually(() => expect(text()).toContain("200 ausgewählt, höchstens 200"));
  expect(text()).toContain("Es passen mehr. Ausgewählt sind die ersten 200.");
  await press("Datei erstellen");
  expect(posts()).toMatchObject([{ body: { format: "png" } }]);
  expect((posts()[0]?.body as { records: string[] }).records).toHaveLength(200);
  await unmount();
});

test("one picture is downloaded at once, and a refusal is told", async () => {
  const { unmount } = await open({ initial: [{ id: "prd_7", label: "Zwetschkenknödel", name: "Zwetschkenknödel" }] });
  await choose("JPEG, kleinere Dateien");
  await press("Bild herunterladen");
  await eventually(() => expect(saved).toHaveLength(1));
  expect(sent.at(-1)?.url).toBe("/api/image-templates/tpl_1/picture?format=jpeg&record=prd_7");
  expect(saved).toEqual(["Schild Zwetschkenknödel.jpg"]);
  expect(posts()).toEqual([]);
  const message = "Das Produkt gibt es nicht mehr.";
  refusal = Response.json({ errors: [{ code: "record.missing", message }] }, { status: 404 });
  await press("Bild herunterladen");
  await eventually(() => expect(text()).toContain(message));
  expect(posts()).toEqual([]);
  // What is too large for an answer is made by a job.
  tooLarge = Response.json({ errors: [{ code: "template.too_large", message: "Zu groß" }] }, { status: 400 });
  refusal = null;
  await press("Bild herunterladen");
  await eventually(() => expect(document.querySelector("[role=progressbar]")).not.toBeNull());
  expect(posts()).toMatchObject([{ body: { format: "jpeg", records: ["prd_7"] } }]);
  await unmount();
});

test("a template without records gives one picture, and one with changes is saved first", async () => {
  const save = vi.fn(async () => false);
  const { unmount, onClose } = await open({ template: { ...TEMPLATE, source: "none" }, isUnsaved: true, save });
  expect(text()).toContain("Sie ergibt ein Bild.");
  expect(text()).not.toContain("ausgewählt, höchstens");
  await press("Speichern und herunterladen");
  // What is wrong stands in the editor.
  await eventually(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(save).toHaveBeenCalledTimes(1);
  expect(sent.some(({ url }) => url.includes("/picture"))).toBe(false);
  await unmount();
});

test("records that cannot be loaded can be asked for again", async () => {
  const before = globalThis.fetch;
  vi.stubGlobal("fetch", async () => Response.json({ errors: [{ code: "x", message: "Nein" }] }, { status: 500 }));
  const { unmount } = await open();
  await eventually(() => expect(text()).toContain("Produkte konnten nicht geladen werden."));
  vi.stubGlobal("fetch", before);
  await press("Erneut versuchen");
  await eventually(() => expect(text()).toContain("Produkt 3"));
  await unmount();
});
