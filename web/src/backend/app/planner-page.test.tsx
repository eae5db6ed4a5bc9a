// @vitest-environment happy-dom
import type { Absence } from "@tresen/contract/absence/absence";
import { branches } from "@tresen/contract/branch/branch.resource";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fixServerTime } from "../../shared/server-clock";
import { eventually, press, settled, type } from "../../shared/testing/hands";
import { PlannerPage } from "../features/planning/planner-page";
import type { PlannerSearch } from "../features/planning/planner-search";
import { META } from "./testing/page";
import { mountPart } from "./testing/part";

const BRANCH = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), ...META, id: "brn_1" };
const terms = (hourlyWage: number | null) => [
  { validFrom: "2026-01-01", validTo: null, weeklyMinutes: 600, days: [], hourlyWage },
];
const WISH = { weekday: 5, day: null, isAvailable: false, note: "Kurs" };
const PEOPLE = [
  { id: "usr_a", name: "Anna", isStaff: true, departments: [], wishes: [], terms: terms(1000) },
  { id: "usr_b", name: "Ben", isStaff: true, departments: [], wishes: [WISH], terms: [] },
];
const shift = (id: string, changes: Partial<WorkingSchedule> = {}): WorkingSchedule => ({
  ...META,
  ...{ id, branch: "brn_1", department: null, user: "usr_a", role: "Küche", kind: null, breakMinutes: 0, note: "" },
  ...{ startsAt: "2026-06-01T06:00:00.000Z", endsAt: "2026-06-01T14:00:00.000Z", day: "2026-06-01" },
  ...{ state: "draft", told: null },
  ...changes,
});
const ABSENCE: Absence = {
  ...{ id: "abs_1", version: 1, user: { id: "usr_b", name: "Ben" }, kind: "holiday", half: false, note: "" },
  ...{ from: "2026-06-02", to: "2026-06-02", state: "requested", reason: "", certificate: null },
  ...{ isOwn: false, mayDecide: true, createdAt: "2026-05-01T08:00:00.000Z" },
};
const BREACH = {
  ...{ rule: "daily-hours", paragraph: "§ 9 AZG", severity: "breach" as const, day: "2026-06-01" },
  ...{ stretches: ["shf_1"], message: "Zu viele Stunden.", isTextChecked: false },
};

let shifts: WorkingSchedule[];
let refused: WorkingSchedule;
let sent: { request: string; body: Record<string, unknown> }[];
let asked: string[];
let answerOf: (request: string) => Response | null;
let mounted: Awaited<ReturnType<typeof mountPart>>;

beforeEach(() => {
  [sent, asked] = [[], []];
  answerOf = () => null;
  shifts = [shift("shf_1"), shift("shf_2", { user: null, startsAt: "2026-06-01T15:00:00.000Z" })];
  const consent = { user: "usr_b", paragraph: "§ 19c Abs. 2 AZG", askedAt: META.createdAt, answeredAt: META.createdAt };
  const told = { ...shift("shf_3", { user: "usr_b", day: "2026-06-03", startsAt: "2026-06-03T06:00:00.000Z" }) };
  refused = {
    ...told,
    endsAt: "2026-06-03T08:00:00.000Z",
    state: "published",
    consent: { ...consent, answer: "refused" },
  };
  fixServerTime(Date.parse("2026-06-03T10:00:00Z"));
  vi.stubGlobal("fetch", async (url: string, { method = "GET", body }: RequestInit = {}) => {
    const { pathname, search } = new URL(url, "http://localhost");
    if (method !== "GET") {
      const given = body ? JSON.parse(String(body)) : null;
      sent.push({ request: `${method} ${pathname}`, body: given });
      const refusal = answerOf(`${method} ${pathname}`);
      if (refusal) return refusal;
      if (pathname.endsWith("/publish"))
        return Response.json({ data: { published: ["shf_1"], refused: [], late: [], messages: 1 } });
      return Response.json({ data: { ...shift("shf_9"), ...given, version: (given?.version ?? 0) + 1 } });
    }
    asked.push(`${pathname}${search}`);
    if (pathname.endsWith("/week"))
      return Response.json({
        data: { people: PEOPLE, shifts: search.includes("06-08") ? [] : [...shifts, refused], seesWages: true },
      });
    if (pathname.endsWith("/findings")) {
      const person = { user: "usr_a", name: "Anna", plannedMinutes: 480, elsewhereMinutes: 60, overlapping: [] };
      return Response.json({ data: { country: "AT", late: [], people: [{ ...person, findings: [BREACH] }] } });
    }
    if (pathname.endsWith("/setup"))
      return Response.json({
        data: {
          ...{ version: 1, templates: [] },
          needs: [{ weekday: 1, from: "08:00", to: "12:00", role: "Küche", min: 2, max: 3 }],
        },
      });
    if (pathname.endsWith("/shf_1")) return Response.json({ data: { ...shift("shf_1"), version: 7, role: "Bar" } });
    const data = pathname.endsWith("/branches") ? [BRANCH] : pathname.endsWith("/absences") ? [ABSENCE] : [];
    return Response.json({ data, cursor: null });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
});

const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
const cell = (row: string, day: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="2026-06-0${day}"]`);
const block = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-shift="${id}"]`);
const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...init }));
  });
const focus = (element: HTMLElement | null) => act(async () => element?.focus());
async function open(search: PlannerSearch = {}): Promise<void> {
  mounted = await mountPart({ content: <PlannerPage search={search} onSearch={() => undefined} /> });
  await eventually(() => {
    expect(block("shf_1")).not.toBeNull();
    expect(text()).toContain("Zu viele Stunden.");
    expect(text()).toContain("zu wenig");
  });
}

test("a week shows shifts, absences, holidays, findings, hours and cost, in few calls", async () => {
  await open();
  expect(block("shf_1")?.getAttribute("aria-label")).toBe(
    "08:00–16:00, Küche, Entwurf, Verstoß: § 9 AZG: Zu viele Stunden.",
  );
  expect(cell("open", "1")?.querySelector("[data-shift]")).toBe(block("shf_2"));
  expect(block("shf_3")?.getAttribute("aria-label")).toContain(
    "Veröffentlicht, Warnung: § 19c Abs. 2 AZG: Abgelehnt am",
  );
  expect(cell("usr_b", "2")?.textContent).toContain("Urlaub (beantragt)");
  expect(cell("usr_b", "5")?.getAttribute("aria-label")).toBe("Ben, Fr 5.6.: frei, nicht verfügbar: Kurs");
  expect(text()).toContain("Fronleichnam");
  expect(text()).toContain("8:00+ 1:00 andere Filialevon 10:00");
  expect(text()).toContain("80,00");
  expect(text()).toContain("Zu viele Stunden. (§ 9 AZG)");
  expect(text()).toContain("1 Person zu wenig");
  const calls = asked.filter((one) => !one.includes("/branches") && !one.includes("/departments"));
  expect(calls.map((one) => one.split("?")[0]).sort()).toEqual([
    "/api/absences",
    "/api/working-schedules/findings",
    "/api/working-schedules/setup",
    "/api/working-schedules/swaps",
    "/api/working-schedules/week",
  ]);
});

test("arrow keys go through the grid, and Enter creates a shift where there is none", async () => {
  await open();
  await focus(block("shf_2"));
  await key("ArrowDown");
  expect(document.activeElement).toBe(block("shf_1"));
  await key("ArrowDown");
  expect(document.activeElement).toBe(cell("usr_b", "1"));
  await key("ArrowRight");
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Ben, Di 2.6.: frei, Urlaub (beantragt)");
  await key("Enter");
  await press("Speichern");
  await settled();
  expect(sent).toEqual([
    {
      request: "POST /api/working-schedules",
      body: expect.objectContaining({
        ...{ branch: "brn_1", user: "usr_b", breakMinutes: 30 },
        ...{ startsAt: "2026-06-02T07:00:00.000Z", endsAt: "2026-06-02T15:00:00.000Z" },
      }),
    },
  ]);
});

test("keys move, lengthen and copy a shift, and Ctrl+Z takes the last step back", async () => {
  await open();
  await focus(block("shf_1"));
  await key("ArrowDown", { shiftKey: true });
  await settled();
  expect(sent.at(-1)).toEqual({
    request: "PUT /api/working-schedules/shf_1",
    body: expect.objectContaining({ user: "usr_b", version: 1 }),
  });
  expect(cell("usr_b", "1")?.querySelector("[data-shift]")).toBe(document.activeElement);
  await key("+");
  await settled();
  expect(sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:15:00.000Z", version: 2, user: "usr_b" });
  await key("z", { ctrlKey: true });
  await settled();
  expect(sent.at(-1)?.body).toMatchObject({ endsAt: "2026-06-01T14:00:00.000Z", version: 3 });
  await key("c", { ctrlKey: true });
  await key("ArrowRight");
  await key("v", { ctrlKey: true });
  await settled();
  expect(sent.at(-1)).toMatchObject({
    request: "POST /api/working-schedules",
    body: { startsAt: "2026-06-02T06:00:00.000Z", user: "usr_b" },
  });
});

test("what somebody else changed meanwhile is shown, and the own change applied to it if wanted", async () => {
  const stale = { errors: [{ code: "record.stale", message: "Inzwischen geändert." }], requestId: "r" };
  answerOf = (request) =>
    request.startsWith("PUT") && sent.length === 1 ? Response.json(stale, { status: 409 }) : null;
  await open();
  await act(async () => block("shf_1")?.click());
  await type({ into: document.querySelector("[role=dialog] textarea"), text: "Schlüssel mitnehmen" });
  await press("Speichern");
  await settled();
  const question = document.querySelector("[role=alertdialog]");
  expect(question?.textContent).toContain("Bar");
  expect(question?.textContent).toContain("Schlüssel mitnehmen");
  await press("Meine Änderung anwenden");
  await settled();
  expect(sent.at(-1)?.body).toMatchObject({ version: 7, note: "Schlüssel mitnehmen" });
});

test("a publication tells before whom it will tell of what", async () => {
  await open();
  await press("Veröffentlichen …");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Anna1 neue");
  expect(text()).toContain("Zum Übernehmen angeboten: 1 Schicht.");
  await press("Veröffentlichen");
  await settled();
  expect(sent.at(-1)).toEqual({
    request: "POST /api/working-schedules/publish",
    body: {
      ...{ branch: "brn_1", from: "2026-06-01", to: "2026-06-07" },
      expected: [
        { id: "shf_1", version: 1 },
        { id: "shf_2", version: 1 },
      ],
    },
  });
});

test("a week is copied in one call, and whose time is taken there is told before", async () => {
  await open();
  await press("Woche kopieren …");
  await eventually(() => expect(document.querySelector("[role=dialog]")?.textContent).toContain("3 Schichten anlegen"));
  expect(asked.some((one) => one.includes("/week?") && one.includes("from=2026-06-08"))).toBe(true);
  await press("3 Schichten anlegen");
  await settled();
  expect(sent.at(-1)).toEqual({
    request: "POST /api/working-schedules/batch",
    body: {
      ...{ branch: "brn_1", remove: [], request: expect.stringMatching(/^req_/) },
      create: [
        expect.objectContaining({ user: "usr_a", startsAt: "2026-06-08T06:00:00.000Z" }),
        expect.objectContaining({ user: null, startsAt: "2026-06-08T15:00:00.000Z" }),
        expect.objectContaining({ user: "usr_b", startsAt: "2026-06-10T06:00:00.000Z" }),
      ],
    },
  });
});

test("a week is kept as a template and put in again, with shifts that overlap made open", async () => {
  await open();
  await press("Vorlagen …");
  await type({ into: document.querySelector("[role=dialog] form input"), text: "Sommer" });
  await press("Als Vorlage speichern");
  await settled();
  const [template] = sent.at(-1)?.body["templates"] as { shifts: object[] }[];
  expect(template?.shifts[0]).toMatchObject({ weekday: 1, from: "08:00", to: "16:00", user: "usr_a" });
  expect(sent.at(-1)?.body).toMatchObject({ branch: "brn_1", version: 1 });
  await press("In die gezeigte Woche einsetzen");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("hat dort schon eine Schicht");
  await press("3 Schichten anlegen");
  await settled();
  expect((sent.at(-1)?.body["create"] as { user: string | null }[]).map(({ user }) => user)).toEqual([
    null,
    null,
    null,
  ]);
});

test("needs are stored, and after somebody else's change over what they stored", async () => {
  const stale = { errors: [{ code: "record.stale", message: "Inzwischen geändert." }], requestId: "r" };
  answerOf = () => (sent.length === 1 ? Response.json(stale, { status: 409 }) : null);
  await open();
  await press("Bedarf …");
  await press("Zeile hinzufügen");
  const min = [...document.querySelectorAll('input[aria-label="Mindestens"]')].at(-1) ?? null;
  await type({ into: min, text: "9" });
  await press("Speichern");
  expect(text()).toContain("„Höchstens“ nicht unter „Mindestens“");
  expect(sent).toEqual([]);
  await type({ into: min, text: "1" });
  await press("Speichern");
  await settled();
  expect(text()).toContain("Ihre Eingaben sind noch da.");
  await press("Neu laden und meine Eingaben darüber speichern");
  await eventually(() => expect(sent.length).toBe(2));
  expect((sent[1]?.body["needs"] as object[]).length).toBe(2);
});
