// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../../shared/testing/hands";
import { getDefaultStore } from "jotai";
import { isJobShown } from "../../admin/bulk/shown-jobs";
import { picture } from "../../admin/media/testing";
import { imageScreen } from "../../features/media/screen";
import { toastsAtom } from "../../shared/toasts";
import { mountPage } from "../testing/page";

const PICTURES = [picture(), picture({ id: "img_2", name: "Salat", alt: "", hasAlt: false })];
const FOLDERS = [
  { folder: "Speisen/Pizza", count: 7 },
  { folder: "Filialen", count: 1 },
];
const VIEW = {
  id: "job_1",
  state: "done",
  resource: "images",
  action: "update",
  changed: 1,
  refused: 0,
  canUndo: true,
};

let mounted: Awaited<ReturnType<typeof mountPage>> | undefined;
let asked: { line: string; body: unknown }[] = [];
let pictures: readonly object[] = PICTURES;

beforeEach(() => {
  asked = [];
  pictures = PICTURES;
  vi.stubGlobal("fetch", async (address: string, { method = "GET", body }: RequestInit = {}) => {
    asked.push({ line: `${method} ${address}`, body: typeof body === "string" ? JSON.parse(body) : undefined });
    if (address.startsWith("/api/images?")) return Response.json({ data: pictures, cursor: null });
    if (address === "/api/images/folders") return Response.json({ data: FOLDERS });
    if (address === "/api/images/tags") return Response.json({ data: [{ tag: "Sommer", count: 2 }] });
    if (method === "POST") return Response.json({ data: { id: "job_1", state: "waiting" } }, { status: 202 });
    if (address === "/api/bulk/job_1") return Response.json({ data: VIEW });
    return Response.json({ data: [], cursor: null });
  });
});
afterEach(async () => {
  await mounted?.unmount();
  vi.unstubAllGlobals();
});

async function show(given: Partial<Parameters<typeof mountPage>[0]> = {}) {
  mounted = await mountPage({ resource: "images", screen: imageScreen, ...given });
  await settled();
  return mounted;
}

const cells = () => [...document.querySelectorAll<HTMLElement>("[role=gridcell]")];
const page = () => document.body.textContent;
const starts = () => asked.filter(({ line }) => line === "POST /api/bulk").map(({ body }) => body);
const choose = (index: number) =>
  act(async () => {
    cells()[index]?.focus();
    cells()[index]?.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true }));
  });

test("the newest pictures come first, in pages of 100, with a warning where the description is missing", async () => {
  await show();
  expect(asked.map(({ line }) => line)).toContain("GET /api/images?sort=-createdAt&limit=100");
  expect(cells().map((cell) => cell.getAttribute("aria-label"))).toEqual(["Pizza", "Salat"]);
  expect(cells()[0]?.textContent).not.toContain("Beschreibung fehlt");
  expect(cells()[1]?.textContent).toContain("Beschreibung fehlt");
  expect(page()).toContain("2 Bilder");
});

test("pictures that there are twice are found, and why one was refused is said to everybody", async () => {
  const error = "Dieses Bildformat wird nicht unterstützt.";
  const refused = picture({ id: "img_4", name: "Film", state: "refused", error, extension: null, digest: null });
  const salad = picture({ id: "img_2", name: "Salat", digest: "salad" });
  pictures = [picture(), salad, picture({ id: "img_3", name: "Pizza Kopie", folder: "Alt" }), refused];
  await show({ search: { dialog: "twins" } });
  await eventually(() => expect(page()).toContain("Ein Bild gibt es mehrfach."));
  const groups = [...document.querySelectorAll("[role=dialog] section")].map((one) => one.getAttribute("aria-label"));
  expect(groups).toEqual(["Pizza, 2-mal"]);
  expect(document.querySelector("[role=dialog] [aria-label='Pizza Kopie löschen']")).not.toBeNull();
  expect(cells().map((cell) => cell.getAttribute("aria-label"))).toContain(`Film: ${error}`);
}, 60_000);

test("a folder is opened, and keeps the other filters", async () => {
  const { router } = await show({ search: { filters: { hasAlt: "false" } } });
  await press("Ordner Speisen, 7 Bilder");
  await settled();
  expect(router.state.location.search).toMatchObject({ filters: { hasAlt: "false", folder: "Speisen" } });
  expect(asked.at(-1)?.line).toContain("hasAlt=false&folder=Speisen");
  await press("Filter entfernen: Bildbeschreibung: Fehlt");
  expect(router.state.location.search).toMatchObject({ filters: { folder: "Speisen" } });
});

test("chosen pictures are moved to a folder and get words, by one job each", async () => {
  await show();
  await choose(1);
  await press("Verschieben");
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  await press("Speisen/Pizza", dialog());
  await press("Verschieben", dialog());
  await settled();
  expect(starts()).toEqual([
    { resource: "images", action: "update", ids: ["img_2"], changes: { folder: "Speisen/Pizza" }, dryRun: false },
  ]);
  await choose(0);
  await press("Schlagwort hinzufügen");
  await type({ into: dialog().querySelector("input"), text: "Sommer, Pizza" });
  await press("Hinzufügen", dialog());
  await settled();
  expect(starts()[1]).toMatchObject({ ids: ["img_1"], additions: { tags: ["Sommer", "Pizza"] } });
});

test("Delete removes the picture with the focus where none is chosen", async () => {
  await show();
  await act(async () => {
    cells()[1]?.focus();
    cells()[1]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Delete", bubbles: true, cancelable: true }));
  });
  await eventually(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("Salat"));
  expect(starts()).toEqual([{ resource: "images", action: "remove", ids: ["img_2"], dryRun: true }]);
});

test("what was done is told once, and undoing the new name of a folder leads back to it", async () => {
  getDefaultStore().set(toastsAtom, []);
  const { router } = await show({ search: { filters: { folder: "Speisen/Pizza" } } });
  await press("Ordner umbenennen");
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  await type({ into: dialog().querySelector("input"), text: "Fladen" });
  await press("Umbenennen", dialog());
  await settled();
  await settled();
  expect(router.state.location.search).toMatchObject({ filters: { folder: "Speisen/Fladen" } });
  expect(isJobShown("job_1")).toBe(true);
  const told = getDefaultStore().get(toastsAtom);
  expect(told.map(({ message }) => message)).toEqual(["1 Bild liegt jetzt in „Speisen/Fladen“."]);
  await act(async () => told[0]?.undo?.());
  await settled();
  await settled();
  expect(router.state.location.search).toMatchObject({ filters: { folder: "Speisen/Pizza" } });
});

test("chosen pictures are described one after the other, and somebody else's words are not overwritten unseen", async () => {
  const conflict = { errors: [{ code: "record.stale", message: "Geändert" }], requestId: "r" };
  const theirs = picture({ id: "img_2", name: "Salat", alt: "Von anderen", version: 5 });
  let isFirst = true;
  const server = fetch;
  vi.stubGlobal("fetch", async (address: string, options: RequestInit = {}) => {
    await server(address, options);
    if (address.startsWith("/api/images/img_2?")) return Response.json({ data: theirs });
    if (options.method !== "PUT") return server(address, options);
    const sent: unknown = JSON.parse(String(options.body));
    if (!isFirst || !address.endsWith("img_2")) return Response.json({ data: sent });
    isFirst = false;
    return Response.json(conflict, { status: 409 });
  });
  await show();
  await choose(0);
  await choose(1);
  await press("Beschreiben");
  const field = () => document.querySelector("textarea");
  const enter = () =>
    act(async () =>
      field()?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true })),
    );
  const saved = () =>
    asked.filter(({ line }) => line.startsWith("PUT")).map(({ line, body }) => ({ line, ...Object(body) }));
  expect(field()?.value).toBe("Salami");
  expect(page()).toContain("Bild 1 von 2");
  await enter();
  await settled();
  expect(saved()).toEqual([]);
  expect(field()?.value).toBe("");
  await type({ into: field(), text: "Ein Salat" });
  await enter();
  await settled();
  expect(page()).toContain("Jemand anderes hat inzwischen geschrieben: „Von anderen“");
  await press("Speichern und fertig");
  await settled();
  expect(saved()).toMatchObject([
    { line: "PUT /api/images/img_2", version: 1, alt: "Ein Salat" },
    { line: "PUT /api/images/img_2", version: 5, alt: "Ein Salat" },
  ]);
  expect(field()).toBeNull();
});

test("files that are dropped onto a folder are uploaded there, and not into the open one as well", async () => {
  await show();
  const folder = document.querySelector<HTMLElement>("[aria-label='Ordner Speisen, 7 Bilder']");
  const file = new File(["x"], "brot.png", { type: "image/png" });
  const dropped = new Event("drop", { bubbles: true, cancelable: true });
  const data = { types: ["Files"], files: [file], items: [] };
  await act(async () => folder?.dispatchEvent(Object.assign(dropped, { dataTransfer: data })));
  await settled();
  expect(asked.filter(({ line }) => line === "POST /api/images")).toMatchObject([
    { body: { name: "brot", folder: "Speisen" } },
  ]);
});

test("the open folder gets another name, and comes to an existing one only after a question", async () => {
  const { router } = await show({ search: { filters: { folder: "Speisen" } } });
  await press("Ordner umbenennen");
  const dialog = (): HTMLElement => document.querySelector<HTMLElement>("[role=dialog]") ?? document.body;
  expect(dialog().textContent).toContain("7 Bilder darin und in allen Unterordnern");
  const name = (text: string) => type({ into: dialog().querySelector("input[maxlength]"), text });
  await name("Filialen");
  expect(dialog().querySelector("[role=status]")?.textContent).toContain(
    "Den Ordner „Filialen“ gibt es schon, mit 1 Bild. Sollen beide zusammengelegt werden?",
  );
  await name("Essen");
  expect(dialog().querySelector("[role=status]")?.textContent).toBe("");
  await press("Umbenennen", dialog());
  await settled();
  expect(starts()).toEqual([
    {
      ...{ resource: "images", action: "update", dryRun: false },
      move: { field: "folder", from: "Speisen", to: "Essen", merge: false },
    },
  ]);
  expect(router.state.location.search).toMatchObject({ filters: { folder: "Essen" } });
});

test("an empty library says what to do, and who may not upload is offered no button", async () => {
  pictures = [];
  await show();
  expect(page()).toContain("Noch keine Bilder");
  expect(document.querySelectorAll("input[type=file]").length).toBeGreaterThan(0);
  await mounted?.unmount();
  await show({ me: { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] } });
  expect(document.querySelector("input[type=file]")).toBeNull();
  expect(page()).toContain("Wer Bilder verwalten darf");
});
