// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventually, press } from "../../../shared/testing/hands";
import { OwnFigures } from "../../features/statistics/own/own-figures";
import { mountPart } from "../testing/part";
import { NOW } from "./test/answers";

const profile = {
  ...{ user: "usr_1", plannedMinutes: 0, plannedMinutesUntilNow: 0, workedMinutes: 0, breakMinutes: 0 },
  ...{ balanceMinutes: 0, absences: [], orders: { confirmed: 1234, completed: 7 } },
};
const EMPLOYEE = { id: "usr_1", roles: ["ROLE_EMPLOYEE"], branches: [{ id: "brn_1" }] };

let mounted: Awaited<ReturnType<typeof mountPart>>;
let asked: string[];
let isFailing: boolean;
let answer: object;
beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ["Date"] });
  asked = [];
  isFailing = false;
  answer = profile;
  vi.stubGlobal("fetch", async (address: string) => {
    if (!address.startsWith("/api/statistics/")) return Response.json({ data: [], cursor: null });
    asked.push(address);
    return isFailing ? Response.json({}, { status: 500 }) : Response.json({ data: answer });
  });
});
afterEach(async () => {
  await mounted.unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
const open = async () => {
  mounted = await mountPart({ content: <OwnFigures />, me: EMPLOYEE });
};
const text = () => mounted.element.textContent;

test("employees see what they have done themselves this month, and no empty working time", async () => {
  await open();
  await eventually(() => expect(text()).toContain("Bestätigte Bestellungen1.234"));
  expect(text()).toContain("Abgeschlossene Bestellungen7");
  expect(text()).toContain("Vom 01.06.2026 bis 05.06.2026");
  expect(text()).not.toContain("Stunden");
  expect(asked).toEqual(["/api/statistics/user-profile?user=usr_1&start=2026-06-01&end=2026-06-05&now=2026-06-05"]);
});

test("working time is told where there is any", async () => {
  answer = { ...profile, workedMinutes: 541, plannedMinutes: 120 };
  await open();
  await eventually(() => expect(text()).toContain("Gearbeitete Stunden9:01Stunden im Dienstplan2:00"));
});

test("a failure is told, and asked again", async () => {
  isFailing = true;
  await open();
  await eventually(() => expect(text()).toContain("Statistik konnte nicht geladen werden."));
  isFailing = false;
  await press("Erneut versuchen");
  await eventually(() => expect(text()).toContain("1.234"));
});
