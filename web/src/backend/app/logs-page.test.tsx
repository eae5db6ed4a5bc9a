// @vitest-environment happy-dom
import type { LogEntry } from "@tresen/contract/log/log";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { LogPage, type LogSearch } from "../features/log/log-page";
import { isCustomerDataShownAtom } from "../shared/visibility";
import { ADMIN } from "./testing/page";
import { mountPart } from "./testing/part";

const entry = (id: string, changes: Partial<LogEntry> = {}): LogEntry => ({
  ...{ id, at: "2026-06-05T16:30:00.000Z", level: "info", kind: "change", action: "update" },
  actor: { kind: "staff", id: "usr_1", name: "Eva Beispiel" },
  ...{ branch: "mitte", subject: { resource: "tables", id: "tbl_7", title: "7" }, changes: [] },
  ...{ message: `Tisch „7“ geändert (${id})`, requestId: "req-1" },
  ...changes,
});
const OLD = entry("tables.tbl_7.2", { changes: [{ field: "identifier", before: "6", after: "7" }] });
const FAILED = entry("log_failed", {
  ...{ level: "error", kind: "request", action: "request-failed", subject: null },
  message: "Aufruf fehlgeschlagen: POST /api/orders",
});

let mounted: Awaited<ReturnType<typeof mountPart>>;
let asked: URL[];
/** What each look at the end of the log answers, in order. */
let news: LogEntry[][];
let searched: LogSearch[];
let visibility: DocumentVisibilityState;
let newest: LogEntry;
beforeEach(() => {
  [asked, news, searched, visibility] = [[], [], [], "visible"];
  newest = OLD;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal("fetch", async (path: string) => {
    const url = new URL(path, "https://shop.test");
    asked.push(url);
    if (url.pathname.endsWith("/refused"))
      return Response.json({ data: [{ day: "2026-06-05", kind: "login", count: 3 }] });
    if (url.searchParams.has("after")) return Response.json({ data: news.shift() ?? [], cursor: "next" });
    if (url.pathname === "/api/users/options")
      return Response.json({ data: [{ id: "usr_2", label: "Max Muster" }], cursor: null });
    if (url.pathname === "/api/logs") return Response.json({ data: [newest, FAILED], cursor: null });
    return Response.json({ data: newest });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  getDefaultStore().set(isCustomerDataShownAtom, true);
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const open = async (search: LogSearch = {}, me = ADMIN): Promise<void> => {
  mounted = await mountPart({
    content: <LogPage search={search} onSearch={(changed) => searched.push(changed)} />,
    data: [[["resource", "branches", "all"], [{ id: "mitte", name: "Mitte", timeZone: "Europe/Vienna" }]]],
    me,
  });
  await settled();
};
const looks = (): number => asked.filter(({ searchParams }) => searchParams.has("after")).length;
const later = (milliseconds: number) => act(async () => vi.advanceTimersByTimeAsync(milliseconds));

test("entries are listed with time, level and who, and strangers as a count", async () => {
  await open();
  expect(text()).toContain("Tisch „7“ geändert");
  expect(text()).toMatch(/FehlerAufruf fehlgeschlagen: POST \/api\/orders/);
  expect(text()).toContain("05.06.2026");
  expect(text()).toContain("3 Anmeldungen mit unbekannten Namen");
  await press("Aufruf fehlgeschlagen: POST /api/orders, Einzelheiten");
  expect(searched).toEqual([{ entry: "log_failed" }]);
});

test("days are asked for by the clock of the branch", async () => {
  await open({ from: "2026-06-05", to: "2026-06-05", kind: "login" });
  const query = Object.fromEntries(asked.find(({ pathname }) => pathname === "/api/logs")?.searchParams ?? []);
  expect(query).toMatchObject({
    kind: "login",
    atFrom: "2026-06-04T22:00:00.000Z",
    atTo: "2026-06-05T21:59:59.999Z",
  });
});

test("an entry shows before and after, its subject, and filters for what it has in common with others", async () => {
  await open({ entry: OLD.id });
  expect(text()).toMatch(/Vorher.*Nachher.*6.*7/);
  expect([...document.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toContain("#/tables/tbl_7");
  await press("Alles von dieser Person");
  await press("Alles dazu");
  await press("Alles aus diesem Vorgang");
  expect(searched).toEqual([{ actor: "usr_1" }, { resource: "tables", subject: "tbl_7" }, { requestId: "req-1" }]);
});

test("whose entries are shown is chosen by name", async () => {
  await open();
  const label = [...document.querySelectorAll("label")].find(({ textContent }) => textContent === "Von wem");
  const combo = document.getElementById(label?.htmlFor ?? "");
  await act(async () => combo?.focus());
  await type({ into: combo, text: "Muster" });
  const option = () => document.querySelector<HTMLElement>("[role=option]");
  await eventually(() => expect(option()?.textContent).toBe("Max Muster"));
  await act(async () => option()?.click());
  expect(searched).toEqual([{ actor: "usr_2" }]);
});

test("whoever may not see users still sees whom the entries are narrowed to, and takes it back", async () => {
  await open({ actor: "usr_1" }, { ...ADMIN, roles: ["ROLE_EMPLOYEE"] });
  expect(text()).not.toContain("Von wem");
  await press("Nur von: Eva Beispiel, Filter entfernen");
  expect(searched).toEqual([{}]);
});
const after = (field: string, value: unknown) => ({ field, before: null, after: value });
const told: readonly [resource: string, changes: LogEntry["changes"], text: RegExp][] = [
  [
    "bookings",
    [after("amount", -550), after("payment", "cash"), after("rate", null), after("from", null), after("reason", "")],
    /Betrag.*−?-?5,50 €.*Zahlungsart.*Bar$/,
  ],
  [
    "closings",
    [after("gross", 235050), after("difference", -50), after("note", "Kassa 1")],
    /Umsatz.*2\.350,50 €.*Notiz.*Kassa 1$/,
  ],
  [
    "reminders",
    [{ field: "review.isOn", before: false, after: true }],
    /Bitte um eine Bewertung.*Eingeschaltet.*Nein.*Ja$/,
  ],
  ["orders", [{ field: "state", before: "pending", after: "canceled" }], /Status.*Ausstehend.*Storniert$/],
  [
    "busy",
    [after("until", "2026-06-05T18:00:00.000Z"), after("isPaused", true)],
    /Bis.*05\.06\.2026.*20:00.*Pausiert.*Ja$/,
  ],
];
test.each(told)(
  "changes of %s are told in the words of the trade, without what is empty",
  async (resource, changes, words) => {
    newest = entry("log_1", { subject: { resource, id: "x", title: "X" }, changes });
    await open({ entry: "log_1" });
    const table = [...document.querySelectorAll("table")].at(-1);
    expect(table?.textContent?.replaceAll("\u00a0", " ")).toMatch(words);
    expect(table?.textContent).not.toMatch(/rate|from|reason/);
  },
);

test("what names a customer is hidden with their data", async () => {
  getDefaultStore().set(isCustomerDataShownAtom, false);
  const subject = { resource: "customers", id: "cus_1", title: "Max Muster" };
  newest = entry("customers.cus_1.2", { subject, message: "Kunde „Max Muster“ geändert" });
  await open();
  expect(document.body.innerHTML).not.toContain("Max Muster");
});

test("new entries appear every three seconds while the page is seen, and wait for whoever reads further down", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  news = [[], [entry("log_new", { message: "Frisch" })], [entry("log_newer", { message: "Noch frischer" })]];
  mounted = await mountPart({
    content: <LogPage search={{}} onSearch={() => undefined} />,
    data: [[["resource", "branches", "all"], []]],
  });
  await later(10);
  expect(looks()).toBe(0);
  const live = [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.includes("Live"));
  await act(async () => live?.click());
  await later(10);
  expect([looks(), live?.getAttribute("aria-pressed")]).toEqual([1, "true"]);
  await later(3000);
  expect(text()).toContain("Frisch");
  expect([...document.querySelectorAll("p[role=status]")].map(({ textContent }) => textContent)).toContain(
    "1 neuer Eintrag",
  );
  expect(asked.findLast(({ searchParams }) => searchParams.has("after"))?.searchParams.get("after")).toBe("next");

  visibility = "hidden";
  await later(9000);
  expect(looks()).toBe(2);
  const list = document.querySelector(".overflow-auto") ?? document.body;
  Object.defineProperty(list, "scrollTop", { value: 500, configurable: true });
  visibility = "visible";
  await act(async () => document.dispatchEvent(new Event("visibilitychange")));
  await later(10);
  expect(looks()).toBe(3);
  expect(text()).not.toContain("Noch frischer");
  expect(text()).toContain("1 neuen Eintrag zeigen");
});
