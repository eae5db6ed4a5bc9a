import type { Absence, HolidayBalance } from "@tresen/contract/absence/absence";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import type { TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop, signInHolder } from "./support/shop";

const DAY = 86_400_000;
const OWN = "Sie dürfen über Ihre eigene Abwesenheit nicht selbst entscheiden.";
const GRANTED =
  "Eine genehmigte Abwesenheit kann nur ändern oder stornieren, wer über sie entscheidet. Bitte wenden Sie sich an Ihre Leitung.";
let sessions: Sessions;

beforeAll(async () => {
  sessions = await openShop();
  const { data } = await send({ path: "/api/users/me", session: sessions.employee });
  const contract = { validFrom: "2026-01-01", weeklyMinutes: 2310, holidayWeeks: 5 };
  const body = { version: 0, entryDate: "2026-01-01", contracts: [contract] };
  const path = `/api/users/${(data as { id: string }).id}/personnel`;
  expect(await send({ method: "PUT", path, body, session: sessions.admin })).toMatchObject({ status: 200 });
});

/** A day so many weeks ahead, on the weekday of now, a Friday. */
const ahead = (weeks: number): string => new Date(NOW + weeks * 7 * DAY).toISOString().slice(0, 10);
async function asked({ kind = "holiday", day, session }: { kind?: string; day: string; session: string }) {
  const body = { kind, from: day, to: day };
  const { status, data } = await send({ method: "POST", path: "/api/absences", body, session });
  expect(status).toBe(201);
  return data as Absence;
}
const step = (absence: Absence, state: string, session: string, version = absence.version): Promise<Reply> =>
  send({
    method: "POST",
    path: `/api/absences/${absence.id}/state`,
    body: { version, state, reason: "So besprochen" },
    session,
  });
const left = async (): Promise<number | undefined> => {
  const { data } = await send({ path: "/api/time-sheets/holiday-balances", session: sessions.employee });
  return (data as HolidayBalance[])[0]?.left;
};

test("nobody decides about their own request, whatever became of it, except who decides everywhere", async () => {
  const request = await asked({ day: ahead(2), session: sessions.employee });
  const refused = { status: 403, errors: [{ code: "absence.own", message: OWN }] };
  for (const state of ["approved", "rejected"]) {
    expect(await step(request, state, sessions.employee)).toMatchObject(refused);
    // Also where somebody has changed it meanwhile.
    expect(await step(request, state, sessions.employee, 7)).toMatchObject(refused);
  }
  const led = await asked({ day: ahead(2), session: sessions.manager });
  expect(await step(led, "approved", sessions.manager)).toMatchObject(refused);
  expect(await step(led, "rejected", sessions.manager)).toMatchObject(refused);
  expect(await step(led, "approved", sessions.admin)).toMatchObject({ status: 200 });
  expect(await step(request, "rejected", sessions.manager)).toMatchObject({ status: 200 });
  expect(await step(request, "approved", sessions.employee)).toMatchObject(refused);
  const granted = await asked({ day: ahead(2), session: sessions.admin });
  expect(granted).toMatchObject({ state: "approved", isOwn: true, mayDecide: true });
  expect(await step(granted, "withdrawn", sessions.admin)).toMatchObject({ status: 200 });
});

test("granted leave is taken back by whoever decides, its person is told whom to ask, and the days come back", async () => {
  for (const kind of ["holiday", "personalHoliday", "compensation", "unpaid"]) {
    const before = await left();
    const request = await asked({ kind, day: ahead(4), session: sessions.employee });
    const approved = (await step(request, "approved", sessions.manager)).data as Absence;
    const isLeave = kind === "holiday" || kind === "personalHoliday";
    expect(await left()).toBe((before ?? Number.NaN) - (isLeave ? 1 : 0));
    const refused = { status: 403, errors: [{ code: "absence.granted", message: GRANTED }] };
    expect(await step(approved, "withdrawn", sessions.employee)).toMatchObject(refused);
    const body = { kind, from: ahead(5), to: ahead(5), version: approved.version };
    const path = `/api/absences/${approved.id}`;
    expect(await send({ method: "PUT", path, body, session: sessions.employee })).toMatchObject(refused);
    expect(await left()).toBe((before ?? Number.NaN) - (isLeave ? 1 : 0));
    const withdrawn = await step(approved, "withdrawn", sessions.manager);
    expect(withdrawn.data).toMatchObject({ state: "withdrawn" });
    expect(await left()).toBe(before);
    expect(await step(withdrawn.data as Absence, "withdrawn", sessions.employee)).toMatchObject({ status: 409 });
  }
});

test("two halves of a day count each in account, sheet and profile, and only whoever may know is told both kinds", async () => {
  const day = ahead(6);
  const user = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
  const before = await left();
  for (const [kind, part] of [
    ["holiday", "afternoon"],
    ["compensation", "morning"],
  ] as const) {
    const body = { user, kind, from: day, to: day, part };
    const made = await send({ method: "POST", path: "/api/absences", body, session: sessions.manager });
    expect(made).toMatchObject({ status: 201, data: { state: "approved", kind, part } });
  }
  expect(await left()).toBe((before ?? Number.NaN) - 0.5);
  const sheet = async (session: string): Promise<TimeSheetDetail> =>
    (await send({ path: `/api/time-sheets/${user}/${day.slice(0, 7)}`, session })).data as TimeSheetDetail;
  const shown = await sheet(sessions.employee);
  const halves = [
    { kind: "compensation", creditedMinutes: 0 },
    { kind: "holiday", creditedMinutes: 231 },
  ];
  expect(shown.days.find((one) => one.day === day)).toMatchObject({
    ...{ absence: "compensation", halves, plannedMinutes: 462, creditedMinutes: 231 },
  });
  expect(shown.absences).toEqual([
    { kind: "holiday", days: 0.5, minutes: 231 },
    { kind: "compensation", days: 0.5, minutes: 0 },
  ]);
  const permissions = [{ permission: "time-sheets.decide", scope: "all" as const }];
  const reader = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions });
  const hidden = (await sheet(reader)).days.find((one) => one.day === day);
  expect(hidden).toMatchObject({ absence: null, isAbsent: true, creditedMinutes: 231 });
  expect(hidden).not.toHaveProperty("halves");
  const query = { user, start: day, end: day, now: day };
  const { data } = await send({ path: "/api/statistics/user-profile", query, session: sessions.employee });
  expect((data as UserProfile).absences.map(({ kind, minutes }) => [kind, minutes]).sort()).toEqual([
    ["compensation", 231],
    ["holiday", 231],
  ]);
});
