// @vitest-environment happy-dom
import type { DeviceStatus } from "@tresen/contract/device/device.status";
import type { PrintJob } from "@tresen/contract/print/job/print-job";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deviceScreen } from "../features/device/screen";
import { toastsAtom } from "../shared/toasts";
import type { Me } from "../shared/session";
import { press, settled } from "../../shared/testing/hands";
import { ADMIN, META, mountPage } from "./testing/page";

const DEVICE = { ...META, id: "dev_1", identifier: "kueche", name: "Küchendrucker", branch: "brn_1", kind: "print" };
const STATUS: DeviceStatus = {
  device: "dev_1",
  lastSeenAt: "2026-06-05T16:30:00.000Z",
  ...{ paper: "ok", cover: "closed", errorCode: null, firmware: "4.1", battery: null },
  ...{ hasKey: true, isOnline: true, waiting: 0, troubled: 0 },
};
const job = (number: number, changes: Partial<PrintJob> = {}): PrintJob => ({
  id: `prj_${String(number).padStart(22, "0")}`,
  ...{ device: "dev_1", branch: "brn_1", order: null, document: "kitchenTicket", title: `Nr. ${number}` },
  ...{ lines: [{ kind: "text", text: "2 × Cola" }], state: "printed", copies: 1, isCopy: false, copyOf: null },
  ...{ reroutedFrom: null, createdAt: "2026-06-05T16:20:00.000Z", dueAt: "2026-06-05T16:20:00.000Z", claimedAt: null },
  ...{ finishedAt: null, expiresAt: "2026-06-05T16:50:00.000Z", code: null, isSettled: false },
  ...changes,
});

let mounted: Awaited<ReturnType<typeof mountPage>>;
let status = STATUS;
let jobs: PrintJob[] = [];
let calls: { line: string; body: unknown }[] = [];
/** The answers of calls other than those for lists and state. */
let answers: Record<string, () => Response> = {};

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-06-05T16:31:00.000Z"), toFake: ["Date"] });
  getDefaultStore().set(toastsAtom, []);
  status = STATUS;
  jobs = [];
  calls = [];
  answers = {};
  vi.stubGlobal("fetch", async (address: string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, "https://shop.example");
    const line = `${init.method ?? "GET"} ${pathname}`;
    const answer = answers[line];
    if (init.method === "POST")
      calls.push({ line, body: typeof init.body === "string" ? JSON.parse(init.body) : null });
    if (answer) return answer();
    if (pathname.endsWith("/status")) return Response.json({ data: status });
    if (pathname.endsWith("/logs")) return Response.json({ data: null });
    const one = jobs.find(({ id }) => pathname.endsWith(id));
    if (one) return Response.json({ data: one });
    if (pathname === "/api/print-jobs") return listed(searchParams);
    return Response.json({ data: [] });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function listed(query: URLSearchParams): Response {
  const groups: Record<string, readonly string[]> = {
    open: ["waiting", "claimed"],
    troubled: ["unconfirmed", "failed", "expired"],
  };
  const states = groups[query.get("only") ?? ""] ?? (query.has("state") ? [query.get("state")] : null);
  const all = jobs.filter(({ state }) => !states || states.includes(state));
  const from = Number(query.get("cursor") ?? 0);
  const next = from + Number(query.get("limit") ?? 50);
  return Response.json({ data: all.slice(from, next), cursor: next < all.length ? String(next) : null });
}

async function show(changes: object = {}, me: Me = ADMIN): Promise<string> {
  const record = { ...DEVICE, driver: "cloudprnt", isEnabled: true, ...changes };
  mounted = await mountPage({ resource: "devices", id: "dev_1", records: [record], screen: deviceScreen, me });
  await settled();
  await settled();
  return mounted.element.textContent;
}
const list = (name: string) => {
  const found = mounted.element.querySelector(`section[aria-label="${name}"]`);
  if (!found) throw new Error(`No list ${name}`);
  return found;
};
const refused = (...messages: string[]) =>
  Response.json(
    { errors: messages.map((message) => ({ code: "device.test", message })), requestId: "req_1" },
    { status: 409 },
  );

test("a printer without paper says so before everything else", async () => {
  status = { ...STATUS, paper: "out", cover: "open", errorCode: "410", isOnline: false };
  const text = await show();
  for (const part of [
    "Meldet sich nicht",
    "zuletzt gemeldet vor 1 Minute",
    "Papier leer. Bitte",
    "Der Deckel ist offen",
  ])
    expect(text).toContain(part);
  expect(text.indexOf("Papier leer. Bitte")).toBeLessThan(text.indexOf("Kennung"));
  expect(text).toContain("Noch nichts gedruckt");
});

test("a device without a key gets one, which is shown once with what to do at the device", async () => {
  status = { ...STATUS, hasKey: false, lastSeenAt: null, isOnline: false };
  answers["POST /api/devices/dev_1/key"] = () =>
    Response.json({ data: { key: "k_1", url: "https://shop.example/api/print/cloudprnt/k_1" } }, { status: 201 });
  expect(await show()).toContain("noch kein Schlüssel");
  await press("Schlüssel erstellen");
  await settled();
  const dialog = document.querySelector("[role=alertdialog]");
  expect([...(dialog?.querySelectorAll("input") ?? [])].map(({ value }) => value)).toEqual([
    "https://shop.example/api/print/cloudprnt/k_1",
    "k_1",
  ]);
  expect(dialog?.textContent).toContain("Server URL");
  await press("Schließen", dialog ?? document);
  await act(() => vi.waitFor(() => expect(document.activeElement?.textContent).toContain("Schlüssel erstellen")));
});

test("what is not known of a device is not said", async () => {
  const failed = () => Response.json({ errors: [{ code: "unknown", message: "Fehler" }] }, { status: 500 });
  answers["GET /api/devices/dev_1/status"] = failed;
  answers["GET /api/print-jobs"] = failed;
  const text = await show();
  expect(text).toContain("ist gerade nicht bekannt");
  for (const said of ["Nichts wartet auf diesen Drucker.", "Noch nichts gedruckt"]) expect(text).not.toContain(said);
});

test("a test that fails says the specification's text and why", async () => {
  answers["POST /api/devices/dev_1/test/print"] = () => refused("Test nicht erfolgreich.", "Der Drucker meldet: 410");
  answers["POST /api/devices/dev_1/request-device-logs"] = () =>
    refused("Log konnte nicht angefordert werden.", "Warum");
  await show();
  await press("Testdruck");
  await press("Log anfordern");
  await settled();
  expect(mounted.element.textContent).toContain("Test nicht erfolgreich. Der Drucker meldet: 410");
  expect(mounted.element.textContent).toContain("Log konnte nicht angefordert werden. Warum");
});

test("a test of a slow printer is followed until it ends", async () => {
  jobs = [job(1, { document: "test", state: "waiting" })];
  answers["POST /api/devices/dev_1/test/print"] = () => Response.json({ data: jobs[0] }, { status: 202 });
  await show();
  await press("Testdruck");
  await settled();
  expect(mounted.element.textContent).toContain("Wartet auf den Drucker …");
  jobs = [job(1, { document: "test", state: "printed" })];
  await act(() =>
    vi.waitFor(() => expect(mounted.element.textContent).toContain("Der Testdruck ist gedruckt."), 5_000),
  );
});

test("a test of a browser says what a person has to do", async () => {
  jobs = [job(1, { document: "test", state: "waiting" })];
  answers["POST /api/devices/dev_1/test/print"] = () => Response.json({ data: jobs[0] }, { status: 202 });
  await show({ driver: "browser" });
  await press("Testdruck");
  await settled();
  expect(mounted.element.textContent).toContain("Drucken Sie ihn mit „Hier drucken“.");
});

test("what is unclear, unprinted, waiting and over stands in lists of its own, with what fits it", async () => {
  status = { ...STATUS, waiting: 1, troubled: 3 };
  jobs = [
    job(1, { state: "waiting" }),
    job(2, { state: "unconfirmed" }),
    job(3, { state: "failed" }),
    job(4, { state: "expired" }),
    job(5, { isCopy: true }),
  ];
  await show();
  expect(list("Ist das herausgekommen?").textContent).toMatch(
    /Nr\. 2.*Ist gedrucktNicht gedrucktNachdruck \(KOPIE\)UmleitenVerwerfen/,
  );
  expect(list("Nicht gedruckt").textContent).toMatch(/alle druckenverwerfen.*Nr\. 3.*Nr\. 4.*DruckenUmleitenVerwerfen/);
  expect(list("Warteschlange").textContent).toMatch(/Nr\. 1.*UmleitenVerwerfen/);
  expect(list("Verlauf").textContent).toMatch(/Nr\. 5.*gedrucktKOPIE.*Nachdruck \(KOPIE\)/);
  expect(list("Verlauf").textContent).not.toContain("Nr. 3");

  await press("alle drucken");
  await press("Alle drucken", document.querySelector("[role=alertdialog]") ?? document);
  await settled();
  expect(calls.map(({ line }) => line)).toEqual([job(3), job(4)].map(({ id }) => `POST /api/print-jobs/${id}/reprint`));
});

test("who was slower is told in the server's words, and the lists are asked for again", async () => {
  status = { ...STATUS, troubled: 1 };
  jobs = [job(2, { state: "unconfirmed" })];
  answers[`POST /api/print-jobs/${job(2).id}/confirm`] = () => {
    jobs = [job(2)];
    status = STATUS;
    return refused("Dieser Druckauftrag wurde inzwischen geändert. Bitte laden Sie die Liste neu.");
  };
  await show();
  await press("Ist gedruckt");
  await settled();
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ kind: "error", message: /inzwischen geändert/ }]);
  expect(calls).toEqual([{ line: `POST /api/print-jobs/${job(2).id}/confirm`, body: { isPrinted: true } }]);
  await vi.waitFor(() => expect(list("Verlauf").textContent).toContain("Nr. 2"));
  expect(mounted.element.querySelector('section[aria-label="Ist das herausgekommen?"]')).toBeNull();
});

test("a long history comes page by page", async () => {
  jobs = Array.from({ length: 500 }, (_, index) => job(index));
  await show();
  expect(list("Verlauf").querySelectorAll("li")).toHaveLength(20);
  await press("Weitere laden");
  await settled();
  expect(list("Verlauf").querySelectorAll("li")).toHaveLength(40);
});

test("the history is found behind a long queue", async () => {
  jobs = [...Array.from({ length: 50 }, (_, index) => job(index, { state: "waiting" })), job(60)];
  await show();
  await act(() => vi.waitFor(() => expect(list("Verlauf").textContent).toContain("Nr. 60")));
  expect(list("Verlauf").textContent).not.toContain("Noch nichts gedruckt");
});

test("a device that does not print has no heading for printing", async () => {
  const headings = () => [...mounted.element.querySelectorAll("h2")].map(({ textContent }) => textContent);
  await show({ kind: "notification", driver: "browser" });
  expect(headings()).not.toContain("Drucken");
  await mounted.unmount();
  await show();
  expect(headings()).toContain("Drucken");
});

test("who may only read changes nothing", async () => {
  status = { ...STATUS, waiting: 1, hasKey: false, lastSeenAt: null };
  jobs = [job(1, { state: "waiting" })];
  const reader: Me = {
    id: "usr_1",
    roles: [],
    branches: [],
    permissions: ["devices.read", "print-jobs.read"].map((permission) => ({ permission, scope: "all" })),
  };
  expect(await show({}, reader)).toContain("Nr. 1");
  const names = [...mounted.element.querySelectorAll("button, a")].map(({ textContent }) => textContent);
  expect(mounted.element.textContent).not.toContain("Erstellen Sie einen Schlüssel");
  for (const name of ["Verwerfen", "Umleiten", "Testdruck", "Log anfordern", "Schlüssel erneuern", "Bestellung"])
    expect(names).not.toContain(name);
});

test("what a browser prints is claimed, printed, and asked about", async () => {
  status = { ...STATUS, hasKey: false, waiting: 1 };
  jobs = [job(1, { state: "waiting" })];
  const { id } = job(1);
  answers[`POST /api/print-jobs/${id}/claim`] = () =>
    Response.json({ data: (jobs = [job(1, { state: "claimed" })])[0] });
  answers[`POST /api/print-jobs/${id}/confirm`] = () => Response.json({ data: job(1) });
  vi.stubGlobal("print", () => window.dispatchEvent(new Event("afterprint")));
  await show({ driver: "browser" });
  await press("Hier drucken");
  await settled();
  const paper = document.querySelector<HTMLImageElement>(".paper-sheet img");
  expect(paper?.getAttribute("src")).toBe(`/api/print-jobs/${id}/preview`);
  await act(async () => paper?.dispatchEvent(new Event("load")));
  await settled();
  const dialog = document.querySelector("[role=alertdialog]");
  expect(dialog?.textContent).toContain("Ist es herausgekommen?");
  await press("Ist gedruckt", dialog ?? document);
  await settled();
  expect(calls.map(({ line, body }) => [line, body])).toEqual([
    [`POST /api/print-jobs/${id}/claim`, null],
    [`POST /api/print-jobs/${id}/confirm`, { isPrinted: true }],
  ]);
});
