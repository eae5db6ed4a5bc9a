// @vitest-environment happy-dom
import { branches } from "@tresen/contract/branch/branch.resource";
import type { ActivityCorrection, VoidedActivity } from "@tresen/contract/time-tracking/history/activity-history.calls";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { eventually, press, type } from "../../shared/testing/hands";
import { ActivityOverview } from "../features/time/activity-overview";
import { CorrectionsSection } from "../features/time/corrections-section";
import { VoidDialog } from "../features/time/void-dialog";
import { VoidedPage } from "../features/time/voided-page";
import type { Me } from "../shared/session";
import { mountPart } from "./testing/part";

const MANAGER: Me = { id: "usr_m", roles: ["ROLE_MANAGER"], branches: [{ id: "brn_1" }] };
const EMPLOYEE: Me = { id: "usr_e", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };
const branch = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), id: "brn_1" };
const times = { startedAt: "2026-06-05T06:00:00.000Z", endedAt: "2026-06-05T14:00:00.000Z", kind: "Service" };
const correction = {
  ...{ at: "2026-06-05T15:00:00.000Z", by: { id: "usr_m", name: "Maria Muster" }, reason: "Pause vergessen", ...times },
  breaks: [{ startedAt: "2026-06-05T10:00:00.000Z", endedAt: "2026-06-05T10:30:00.000Z" }],
};
const VOIDED: VoidedActivity = {
  ...{ id: "act_1", person: { id: "usr_e", name: "Eva Huber" }, isExternal: false, day: "2026-06-05", ...times },
  ...{ breaks: [], note: "Theke", corrections: [correction], voidedAt: "2026-06-05T16:00:00.000Z" },
  ...{ voidedBy: { id: "usr_m", name: "Maria Muster" }, reason: "Doppelt erfasst" },
};
const record = {
  ...{ id: "act_1", version: 3, user: "usr_e", branch: "brn_1", state: "ended", breaks: [], flags: [] },
  ...{ startedAt: times.startedAt, endedAt: times.endedAt, kind: null, workedSeconds: 28_800, breakSeconds: 0 },
  ...{ createdAt: times.startedAt, updatedAt: times.startedAt },
};

let mounted: Awaited<ReturnType<typeof mountPart>>;
let asked: string[];
let sent: { path: string; body: unknown }[];
let corrections: ActivityCorrection[];
const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
beforeEach(() => {
  [asked, sent, corrections] = [[], [], [correction]];
  fixServerTime(Date.parse("2026-06-05T18:00:00Z"));
  vi.stubGlobal("fetch", async (path: string, { method, body }: RequestInit = {}) => {
    if (method === "POST") sent.push({ path, body: JSON.parse(String(body)) });
    else asked.push(path);
    if (path.includes("/voided")) return Response.json({ data: [VOIDED] });
    if (path.endsWith("/corrections")) return Response.json({ data: corrections });
    if (path.includes("/branches")) return Response.json({ data: [branch], cursor: null });
    return Response.json({ data: method === "POST" ? null : [], cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

test("voided time is told with who, when and why, and what it was, month by month", async () => {
  mounted = await mountPart({ content: <VoidedPage />, me: MANAGER });
  await eventually(() => expect(text()).toContain("Eva Huber"));
  expect(text()).toContain("05.06.2026 08:00 – 16:00 · Service");
  expect(text()).toContain("Storniert am 05.06.2026 18:00 von Maria Muster");
  expect(text()).toContain("Grund: Doppelt erfasst");
  expect(text()).toContain("Davor: 05.06.2026 08:00 – 16:00");
  expect(asked).toContain("/api/working-activities/voided?branch=brn_1&from=2026-06-01&to=2026-06-30");
  await press("Voriger Monat");
  await eventually(() =>
    expect(asked).toContain("/api/working-activities/voided?branch=brn_1&from=2026-05-01&to=2026-05-31"),
  );
});

test("corrections of a record tell the former times, the person and the reason", async () => {
  mounted = await mountPart({ content: <CorrectionsSection record={record} />, me: EMPLOYEE });
  await eventually(() => expect(text()).toContain("Korrigiert am 05.06.2026 17:00 von Maria Muster"));
  expect(text()).toContain("Grund: Pause vergessen");
  expect(text()).toContain("Pause 05.06.2026 12:00 – 12:30");
});

test("corrections tell what else was there before, as far as they have changed it", async () => {
  corrections = [
    { ...correction, reason: "", branch: "Neubau", project: "Umbau", task: null, note: "Ohne Säge" },
    { ...correction, at: "2026-06-05T15:30:00.000Z", project: null, note: "" },
  ];
  mounted = await mountPart({ content: <CorrectionsSection record={record} />, me: EMPLOYEE });
  await eventually(() => expect(document.querySelectorAll("li")).toHaveLength(2));
  const [first, second] = [...document.querySelectorAll("li")].map(({ textContent }) => textContent);
  for (const said of ["Filiale: Neubau", "Projekt: Umbau", "Ohne Aufgabe", "Notiz: Ohne Säge"])
    expect(first).toContain(said);
  for (const said of ["Ohne Projekt", "Ohne Notiz"]) expect(second).toContain(said);
  expect(second).not.toMatch(/Filiale|Aufgabe/u);
});

test("time that was asked for tells who has entered it, and no former times", async () => {
  corrections = [{ ...correction, startedAt: null, endedAt: null, breaks: [], kind: null, reason: "War im Keller" }];
  mounted = await mountPart({ content: <CorrectionsSection record={record} />, me: EMPLOYEE });
  await eventually(() => expect(text()).toContain("Auf Antrag nachgetragen am 05.06.2026 17:00 von Maria Muster"));
  expect(text()).toContain("Grund: War im Keller");
  expect(text()).not.toContain("Davor");
});

test("voiding asks for the reason and names the version", async () => {
  const onClose = vi.fn();
  mounted = await mountPart({ content: <VoidDialog record={record} onClose={onClose} />, me: MANAGER });
  await type({ into: document.querySelector("[role=dialog] input"), text: "Doppelt erfasst" });
  await press("Stornieren");
  await eventually(() => expect(onClose).toHaveBeenCalled());
  expect(sent).toEqual([
    { path: "/api/working-activities/act_1/void", body: { version: 3, reason: "Doppelt erfasst" } },
  ]);
});

test("an entry shows its stampings, where it has any, with the time of the device and of their arrival", async () => {
  const stamping = { at: "2026-06-05T06:00:00.000Z", device: "key_1", sequence: 7, source: "terminal" };
  const stampings = [
    { ...stamping, action: "start", receivedAt: "2026-06-05T06:00:02.000Z" },
    {
      ...{ ...stamping, action: "end", at: "2026-06-05T14:00:00.000Z", receivedAt: "2026-06-06T05:30:00.000Z" },
      deviceAt: "2026-06-05T17:00:00.000Z",
    },
  ];
  mounted = await mountPart({
    content: <ActivityOverview record={{ ...record, stampings: [] }} />,
    me: MANAGER,
  });
  expect(document.querySelector("table")).toBeNull();
  await mounted.unmount();
  mounted = await mountPart({ content: <ActivityOverview record={{ ...record, stampings }} />, me: MANAGER });
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("td")].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ["Beginn", "05.06.2026 08:00", "–", "05.06.2026 08:00", "Terminal"],
    ["Ende", "05.06.2026 16:00", "05.06.2026 19:00", "06.06.2026 07:30", "Terminal"],
  ]);
});

test("an own entry that has ended can be asked to be corrected, and nobody else's", async () => {
  mounted = await mountPart({ content: <ActivityOverview record={record} />, me: EMPLOYEE });
  await press("Korrektur anfragen");
  await eventually(() => expect(document.querySelector("[role=dialog]")).not.toBeNull());
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].map(({ value }) => value);
  expect(inputs.slice(0, 3)).toEqual(["05.06.2026", "08:00", "16:00"]);
  const reason = [...document.querySelectorAll<HTMLInputElement>("[role=dialog] input")].at(-1) ?? null;
  await type({ into: reason, text: "Länger geblieben" });
  await press("Anfragen");
  await eventually(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ activity: "act_1", reason: "Länger geblieben", startedAt: times.startedAt });
  await mounted.unmount();
  for (const other of [
    { ...record, user: "usr_x" },
    { ...record, state: "running", endedAt: null },
  ]) {
    mounted = await mountPart({ content: <ActivityOverview record={other} />, me: EMPLOYEE });
    expect(text()).not.toContain("Korrektur anfragen");
    await mounted.unmount();
  }
  mounted = await mountPart({ content: <ActivityOverview record={record} />, me: MANAGER });
  expect(text()).not.toContain("Korrektur anfragen");
});
