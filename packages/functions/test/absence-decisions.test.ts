import type { Absence, HolidayBalance } from "@tresen/contract/absence/absence";
import { beforeAll, expect, test } from "vitest";
import { type Reply, send } from "./support/api";
import { NOW } from "./support/request";
import { type Sessions, openShop } from "./support/shop";

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
