// @vitest-environment happy-dom
import type { UploadRecord } from "@tresen/contract/media/upload-record/upload-record";
import { getDefaultStore } from "jotai";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { mountPart } from "./testing/part";
import { isCustomerDataShownAtom } from "../shared/visibility";
import { UploadsPage } from "../features/upload/uploads-page";

const CREATED = "2026-06-05T16:30:00.000Z";
const record = (id: string, changes: Partial<UploadRecord> = {}): UploadRecord => ({
  ...{ id, version: 1, createdAt: CREATED, updatedAt: CREATED, name: `${id}.jpg`, extension: "jpg" },
  ...{ mimeType: "image/jpeg", size: 1_234_567, publicHash: "hash", fileVersion: 3 },
  ...{ order: null, ticketNumber: null, branch: null, part: null, keepUntil: null },
  expiresAt: "2026-06-07T16:30:00.000Z",
  ...changes,
});
const USED = record("upl_1", {
  order: "UID",
  ticketNumber: 7,
  branch: "mitte",
  part: "Foto",
  expiresAt: null,
  keepUntil: "2026-12-31T23:00:00.000Z",
});
const UNUSED = record("upl_2", { name: "Lieblingstorte.jpg" });

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    sent.push({ request: `${method} ${url}`, body: body ? JSON.parse(String(body)) : null });
    return Response.json({ data: method === "GET" ? [USED, UNUSED] : UNUSED, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  getDefaultStore().set(isCustomerDataShownAtom, true);
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const open = async (): Promise<void> => {
  mounted = await mountPart({
    content: <UploadsPage search={{}} onSearch={() => undefined} />,
    data: [
      [["uploads", {}], { pages: [{ data: [USED, UNUSED], cursor: null }], pageParams: [null] }],
      [["branches", "all"], []],
    ],
  });
};

test("files are listed with their order and when they are deleted", async () => {
  await open();
  expect(text()).toContain("Bestellung Nr. 7");
  expect(text()).toContain("Bleibt, solange die Bestellung sie verwendet");
  expect(text()).toMatch(/Keine Bestellung.*Wird automatisch gelöscht am 07\.06\.2026/);
  expect(text()).toMatch(/Bestellung Nr\. 7.*Aufbewahren bis 31\.12\.2026/);
  expect(text()).toContain("jpg, 1,2 MB, Foto");
  const links = [...document.querySelectorAll("a")].map((link) => link.getAttribute("href"));
  expect(links).toContain("/upload/hash/upl_1-3.jpg");
  expect(links).toContainEqual(expect.stringContaining("/orders/history?order=ord_UID"));
});

test("a file is renamed and kept longer", async () => {
  await open();
  await press("Lieblingstorte.jpg bearbeiten");
  const [name, date] = document.querySelectorAll<HTMLInputElement>("[role=dialog] input");
  await type({ into: name ?? null, text: "Torte" });
  await type({ into: date ?? null, text: "31.12.2026" });
  await press("Speichern");
  await settled();
  const change = sent.find(({ request }) => request.startsWith("PUT"));
  expect(change).toEqual({
    request: "PUT /api/uploads/upl_2",
    body: { version: 1, name: "Torte", keepUntil: "2026-12-31T23:00:00.000Z" },
  });
});

test("what somebody else has saved meanwhile is told, and saved over only then", async () => {
  const server = fetch;
  vi.stubGlobal("fetch", async (url: string, options: RequestInit = {}) => {
    const answer = await server(url, options);
    if (url === "/api/uploads/upl_2" && options.method !== "PUT")
      return Response.json({ data: { ...UNUSED, name: "Tortenfoto.jpg", version: 2 } });
    if (options.method !== "PUT" || JSON.parse(String(options.body)).version === 2) return answer;
    return Response.json({ errors: [{ code: "upload.stale", message: "Geändert." }] }, { status: 409 });
  });
  await open();
  await press("Lieblingstorte.jpg bearbeiten");
  await type({ into: document.querySelector("[role=dialog] input"), text: "Torte" });
  await press("Speichern");
  await settled();
  expect(text()).toContain("Jemand anderes hat die Datei inzwischen geändert: „Tortenfoto.jpg“.");
  await press("Speichern");
  await settled();
  const changes = sent.filter(({ request }) => request.startsWith("PUT"));
  expect(changes.map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 2, name: "Torte" }]);
  expect(document.querySelector("[role=dialog]")).toBeNull();
});

test("a file is deleted after a question that says what uses it", async () => {
  await open();
  await press("upl_1.jpg löschen");
  expect(text()).toContain("Eine Bestellung verwendet diese Datei.");
  await press("Löschen");
  await settled();
  expect(sent.map(({ request }) => request)).toContain("DELETE /api/uploads/upl_1");
});

test("nothing of customers is shown while their data is hidden", async () => {
  getDefaultStore().set(isCustomerDataShownAtom, false);
  await open();
  expect(text()).toContain("Kundendaten sind verborgen.");
  expect(text()).not.toContain("Lieblingstorte");
});
