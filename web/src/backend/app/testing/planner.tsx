import type { Absence } from "@tresen/contract/absence/absence";
import { branches } from "@tresen/contract/branch/branch.resource";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { act, useState } from "react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { fixServerTime } from "../../../shared/server-clock";
import { eventually } from "../../../shared/testing/hands";
import { PlannerPage } from "../../features/planning/planner-page";
import type { PlannerSearch } from "../../features/planning/planner-search";
import { META } from "./page";
import { mountPart } from "./part";

const BRANCH = { ...branches.fields.parse({ identifier: "neubau", name: "Neubau" }), ...META, id: "brn_1" };
const terms = (hourlyWage: number | null) => [
  { validFrom: "2026-01-01", validTo: null, weeklyMinutes: 600, days: [], hourlyWage, monthlySalary: null },
];
const WISH = { weekday: 5, day: null, isAvailable: false, note: "Kurs" };
const PEOPLE = [
  { id: "usr_a", name: "Anna", isStaff: true, departments: [], wishes: [], terms: terms(1000) },
  { id: "usr_b", name: "Ben", isStaff: true, departments: [], wishes: [WISH], terms: [] },
];
export const shift = (id: string, changes: Partial<WorkingSchedule> = {}): WorkingSchedule => ({
  ...META,
  ...{ id, branch: "brn_1", department: null, user: "usr_a", role: "Küche", kind: null, breakMinutes: 0, note: "" },
  ...{ startsAt: "2026-06-01T06:00:00.000Z", endsAt: "2026-06-01T14:00:00.000Z", day: "2026-06-01" },
  ...{ state: "draft", told: null },
  ...changes,
});
export const ABSENCE: Absence = {
  ...{
    id: "abs_1",
    version: 1,
    user: { id: "usr_b", name: "Ben" },
    kind: "holiday",
    half: false,
    part: null,
    note: "",
  },
  ...{ from: "2026-06-02", to: "2026-06-02", state: "requested", reason: "", certificate: null },
  ...{ isOwn: false, mayDecide: true, decided: null, createdAt: "2026-05-01T08:00:00.000Z" },
};
const BREACH = {
  ...{ rule: "daily-hours", paragraph: "§ 9 AZG", severity: "breach" as const, day: "2026-06-01" },
  ...{ stretches: ["shf_1"], message: "Zu viele Stunden.", isTextChecked: false },
};

const KINDS = [
  { id: "wak_1", name: "Service", branches: [] },
  { id: "wak_2", name: "Lager", branches: [{ id: "brn_2" }] },
];

/** What the server has and was asked in the test that runs. */
export const plan: {
  absence: Absence;
  shifts: WorkingSchedule[];
  /** The ids of Anna's shifts before her first contract. */
  beforeEntry: string[];
  sent: { request: string; body: Record<string, unknown> }[];
  asked: string[];
  answerOf: (request: string) => Response | null;
} = { absence: ABSENCE, shifts: [], beforeEntry: [], sent: [], asked: [], answerOf: () => null };
let refused: WorkingSchedule;
let mounted: Awaited<ReturnType<typeof mountPart>>;

/** Answers as the server of one branch in each test of a file. */
export function answerAsPlanner(): void {
  beforeEach(() => {
    plan.sent = [];
    plan.asked = [];
    plan.beforeEntry = [];
    plan.answerOf = () => null;
    plan.absence = ABSENCE;
    plan.shifts = [shift("shf_1"), shift("shf_2", { user: null, startsAt: "2026-06-01T15:00:00.000Z" })];
    const consent = {
      user: "usr_b",
      paragraph: "§ 19c Abs. 2 AZG",
      askedAt: META.createdAt,
      answeredAt: META.createdAt,
    };
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
        plan.sent.push({ request: `${method} ${pathname}`, body: given });
        const refusal = plan.answerOf(`${method} ${pathname}`);
        if (refusal) return refusal;
        if (pathname.endsWith("/publish"))
          return Response.json({ data: { published: ["shf_1"], refused: [], late: [], messages: 1 } });
        return Response.json({ data: { ...shift("shf_9"), ...given, version: (given?.version ?? 0) + 1 } });
      }
      plan.asked.push(`${pathname}${search}`);
      if (pathname.endsWith("/week"))
        return Response.json({
          data: { people: PEOPLE, shifts: search.includes("06-08") ? [] : [...plan.shifts, refused], seesWages: true },
        });
      if (pathname.endsWith("/findings")) {
        const minutes = { plannedMinutes: 480, elsewhereMinutes: 60 };
        const { beforeEntry } = plan;
        const person = { user: "usr_a", name: "Anna", ...minutes, overlapping: [], beforeEntry };
        return Response.json({ data: { country: "AT", late: [], people: [{ ...person, findings: [BREACH] }] } });
      }
      if (pathname.endsWith("/setup"))
        return Response.json({
          data: {
            ...{ version: 1, templates: [] },
            needs: [{ weekday: 1, from: "08:00", to: "12:00", role: "Küche", min: 2, max: 3 }],
          },
        });
      const known = plan.shifts.find(
        ({ id, version }) => pathname.endsWith(`/${id}`) && (id !== "shf_1" || version > 1),
      );
      if (known) return Response.json({ data: known });
      if (pathname.endsWith("/shf_1")) return Response.json({ data: { ...shift("shf_1"), version: 7, role: "Bar" } });
      const data = pathname.endsWith("/branches")
        ? [BRANCH]
        : pathname.endsWith("/absences")
          ? [plan.absence]
          : pathname.endsWith("-kinds")
            ? KINDS
            : [];
      return Response.json({ data, cursor: null });
    });
  });
  afterEach(async () => {
    await mounted.unmount();
    vi.unstubAllGlobals();
  });
}

export const text = (): string => (document.body.textContent ?? "").replaceAll("\u00A0", " ");
export const cell = (row: string, day: string): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-row="${row}"][data-day="2026-06-0${day}"]`);
export const block = (id: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-shift="${id}"]`);
export const button = (name: string): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
export const key = (name: string, init: KeyboardEventInit = {}) =>
  act(async () => {
    document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, ...init }));
  });
export const focus = (element: HTMLElement | null) => act(async () => element?.focus());
function Page({ first }: { first: PlannerSearch }) {
  const [search, setSearch] = useState(first);
  return <PlannerPage search={search} onSearch={setSearch} />;
}

/** Opens the page and does not wait for anything. */
export async function mountPlanner(search: PlannerSearch): Promise<void> {
  mounted = await mountPart({ content: <Page first={search} /> });
}
export async function open(search: PlannerSearch = {}): Promise<void> {
  await mountPlanner(search);
  await eventually(() => {
    expect(block("shf_1")).not.toBeNull();
    expect(text()).toContain("Zu viele Stunden.");
    expect(text()).toContain("zu wenig");
  });
}
