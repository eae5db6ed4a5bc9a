// @vitest-environment happy-dom
import { REMINDERS, REMINDER_KINDS } from "@tresen/contract/reminder/reminder-kinds";
import type { Reminder } from "@tresen/contract/reminder/reminder.calls";
import { REMINDER_LABELS } from "@tresen/contract/reminder/reminder.texts";
import { getDefaultStore } from "jotai";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { press, settled, type } from "../../shared/testing/hands";
import { RemindersPage } from "../features/reminder/reminders-page";
import { StopsSection } from "../features/customer/stops-section";
import { toastsAtom } from "../shared/toasts";
import { mountPart } from "./testing/part";

const BRANCH = { id: "brn_1", name: "Neubau", timeZone: "Europe/Vienna" };
const reminders: Reminder[] = REMINDER_KINDS.map((kind) => ({
  branch: BRANCH,
  kind,
  ...REMINDER_LABELS[kind],
  to: REMINDERS[kind].to,
  channels: [...REMINDERS[kind].channels],
  isAdvertising: REMINDERS[kind].isAdvertising,
  isOn: REMINDERS[kind].isOn,
  wait: REMINDERS[kind].wait?.initial ?? null,
  waitUnit: REMINDERS[kind].wait?.unit ?? null,
  waitMost: REMINDERS[kind].wait?.most ?? null,
  time: REMINDERS[kind].time ?? null,
  nextAt: kind === "expiry" ? "2096-06-06T06:00:00.000Z" : null,
  lastRun: kind === "expiry" ? { at: "2026-06-05T06:00:00.000Z", outcome: "nothing" } : null,
  version: 3,
}));

let mounted: Awaited<ReturnType<typeof mountPart>>;
let sent: { request: string; body: unknown }[];
let status: number;
let stored: Reminder[];
beforeEach(() => {
  sent = [];
  status = 200;
  stored = reminders;
  getDefaultStore().set(toastsAtom, []);
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") sent.push({ request: `${method} ${url}`, body: JSON.parse(String(body)) });
    if (status !== 200 && method !== "GET")
      return Response.json({ errors: [{ code: "x", message: "Das geht nicht." }] }, { status });
    if (url.includes("/test")) return Response.json({ data: { id: "job", state: "waiting" } }, { status: 202 });
    if (method === "GET") return Response.json({ data: stored });
    const { kind, wait, time } = JSON.parse(String(body));
    const known = stored.find((one) => one.kind === kind);
    return Response.json({ data: { ...known, wait: wait ?? known?.wait, time: time ?? known?.time } });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const rowOf = (title: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>("li")].find((row) => row.textContent?.startsWith(title)) ?? null;
const click = (element: Element | null | undefined): Promise<void> =>
  act(async () => (element instanceof HTMLElement ? element.click() : undefined));
async function open(data: Reminder[] | null = reminders, failure?: Error, config?: object): Promise<void> {
  mounted = await mountPart({
    content: <RemindersPage branch={undefined} onBranch={() => undefined} />,
    data: [...(data ? [[["reminders"], data] as const] : []), ...(config ? [[["config"], config] as const] : [])],
    ...(failure ? { failures: [[["reminders"], failure]] } : {}),
  });
}

test("each kind is listed with what it is, its next and its last run", async () => {
  await open();
  for (const kind of REMINDER_KINDS) expect(text()).toContain(REMINDER_LABELS[kind].explanation);
  const expiry = rowOf("Ablauf von Schlüsseln und Zugängen")?.textContent;
  expect(expiry).toContain("Nächstes Mal: 06.06.2096 08:00 · Zuletzt: 05.06.2026 08:00, nichts zu sagen");
  expect(rowOf("Bitte um eine Bewertung")?.textContent).toContain("Ausgeschaltet · Zuletzt: Noch nie");
  expect(rowOf("Bitte um eine Bewertung")?.textContent).toMatch(/^Bitte um eine BewertungWerbung/);
});

test("a kind is switched on, and its time is changed, with the version that was seen", async () => {
  await open();
  await click(rowOf("Bitte um eine Bewertung")?.querySelector("input[role=switch]"));
  await settled();
  expect(sent).toEqual([
    { request: "POST /api/reminders", body: { branch: "brn_1", kind: "review", version: 3, isOn: true } },
  ]);
  const row = rowOf("Anfrage ohne Antwort");
  await type({ into: row?.querySelector<HTMLInputElement>("input[type=time]") ?? null, text: "09:30" });
  await press("Speichern");
  await settled();
  expect(sent[1]?.body).toEqual({
    ...{ branch: "brn_1", kind: "quotationStaff", version: 3, isOn: true },
    ...{ wait: 1, time: "09:30" },
  });
});

test("what somebody else stored meanwhile stands beside what was typed, as a choice", async () => {
  await open();
  const row = () => rowOf("Anfrage ohne Antwort");
  const days = () => row()?.querySelector<HTMLInputElement>("input[type=number]") ?? null;
  await type({ into: days(), text: "4" });
  status = 409;
  stored = reminders.map((one) => (one.kind === "quotationStaff" ? { ...one, wait: 3, version: 4 } : one));
  await press("Speichern");
  await settled();
  expect(getDefaultStore().get(toastsAtom)).toEqual([]);
  expect([days()?.value, row()?.textContent]).toEqual(["4", expect.stringContaining("gespeichert: Tage danach 3,")]);
  status = 200;
  await press("Speichern");
  await settled();
  expect(sent[1]?.body).toMatchObject({ version: 4, wait: 4 });
  await type({ into: days(), text: "5" });
  stored = reminders.map((one) => (one.kind === "quotationStaff" ? { ...one, wait: 9, version: 5 } : one));
  status = 409;
  await press("Speichern");
  await settled();
  await press("Anderen Stand übernehmen");
  expect([days()?.value, row()?.querySelector("[role=alert]")]).toEqual(["9", null]);
});

test("what cannot be saved is told at its field", async () => {
  await open();
  const row = rowOf("Bitte um eine Bewertung");
  await type({ into: row?.querySelector<HTMLInputElement>("input[type=number]") ?? null, text: "999" });
  await type({ into: row?.querySelector<HTMLInputElement>("input[type=time]") ?? null, text: "22:00" });
  await press("Speichern");
  await settled();
  expect(row?.textContent).toContain("Bitte geben Sie 1 bis 14 ein.");
  expect(row?.textContent).toContain("Bitte wählen Sie eine Uhrzeit zwischen 8 und 21 Uhr");
  expect(document.activeElement).toBe(row?.querySelector("input[type=number]"));
  expect([row?.querySelector("form")?.noValidate, sent]).toEqual([true, []]);
});

test("where the shop sends no SMS, the page says so", async () => {
  await open(reminders, undefined, { currency: "EUR", enablePluginSMS: false });
  expect(rowOf("Glückwunsch zum Geburtstag")?.textContent).toContain("E-Mail, SMS (im Shop ausgeschaltet)");
});

test("a message is shown as it is sent, and tried with one's own address", async () => {
  await open();
  const buttons = [...(rowOf("Bitte um eine Bewertung")?.querySelectorAll("button") ?? [])];
  await click(buttons.find((button) => button.textContent?.includes("Vorschau")));
  await settled();
  expect(text()).toContain("Vorschau: Bitte um eine Bewertung");
  expect(text()).toContain("Wie hat es Ihnen gefallen? Wir freuen uns über Ihre Bewertung: Infos/Stopp: https://…");
  // The objection that the law wants in every message.
  expect(text()).toContain("weil Sie bei uns bestellt und dem nicht widersprochen haben.Abbestellen");
  await press("Testnachricht an mich");
  await settled();
  expect(sent).toEqual([{ request: "POST /api/reminders/test", body: { branch: "brn_1", kind: "review" } }]);
  expect(text()).toContain("unterwegs an Ihre E-Mail-Adresse");
});

test("what was typed is asked for before it is left, one failed save has one entry, and the time of a branch stays typed", async () => {
  await open();
  const row = rowOf("Anfrage ohne Antwort");
  const days = () => row?.querySelector<HTMLInputElement>("input[type=number]") ?? null;
  await type({ into: days(), text: "12" });
  status = 500;
  await press("Speichern");
  await settled();
  expect(getDefaultStore().get(toastsAtom)).toMatchObject([{ message: "Das geht nicht.", times: 1, error: {} }]);
  await act(async () => void mounted.router.navigate({ to: "/logs" }));
  await settled();
  expect(text()).toContain("Änderungen verwerfen?");
  await press("Weiter bearbeiten");
  await settled();
  expect(days()?.value).toBe("12");
  expect(mounted.router.state.location.pathname).toBe("/");
});

test("a time that is over or near is none to wait for", async () => {
  const [first] = reminders;
  if (!first) throw new Error("There are no reminders");
  await open([{ ...first, isOn: true, nextAt: new Date().toISOString() }]);
  expect(text()).toContain("In den nächsten Minuten · Zuletzt: Noch nie");
});

test("a page without branches says so, and one that could not be loaded offers to try again", async () => {
  await open([]);
  expect(text()).toContain("Hier gibt es noch keine Filiale.");
  await mounted.unmount();
  await open(null, new Error("no"));
  expect(text()).toContain("Die Erinnerungen konnten nicht geladen werden.");
  expect(text()).toContain("Erneut versuchen");
});

test("a customer's form says what each address gets, and changes it at once", async () => {
  const stops = [{ kind: "mail", value: "maria@example.test", stopped: ["advertising"] }];
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    if (method !== "GET") sent.push({ request: `${method} ${url}`, body: JSON.parse(String(body)) });
    return Response.json({ data: [{ ...stops[0], stopped: [] }] });
  });
  const record = { id: "cus_1", version: 1, createdAt: "", updatedAt: "" };
  mounted = await mountPart({
    content: <StopsSection record={record} />,
    data: [[["resource", "customers", "cus_1", "stops"], stops]],
  });
  const switches = (): boolean[] =>
    [...document.querySelectorAll<HTMLInputElement>("input[role=switch]")].map(({ checked }) => checked);
  expect(switches()).toEqual([true, false]);
  await click(document.querySelectorAll("input[role=switch]")[1]);
  await settled();
  const body = { kind: "mail", value: "maria@example.test", use: "advertising", isStopped: false };
  expect(sent).toEqual([{ request: "POST /api/customers/cus_1/stops", body }]);
  expect(switches()).toEqual([true, true]);
});
