import type { Absence, AbsencePreview, HolidayBalance } from "@tresen/contract/absence/absence";
import { branches } from "@tresen/contract/branch/branch.resource";
import type { LogEntry } from "@tresen/contract/log/log";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import { personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { log } from "@tresen/core/platform/log";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { giveLeaveNotices } from "../../core/src/absence/notice";
import { PersonnelEntity } from "../../core/src/user/personnel/personnel.entity";
import { indexLog } from "../../core/test/log-index";
import { send } from "./support/api";
import { type Sessions, addUser, openShop, signIn, signInHolder } from "./support/shop";

let sessions: Sessions;
let other: string;
const users: Record<string, string> = {};
beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "nord@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_nord"] });
  await addUser({ username: "zweite@example.test", roles: ["ROLE_EMPLOYEE"], branches: ["brn_mitte"] });
  other = await signIn({ username: "zweite@example.test" });
  const { data } = await send({ path: "/api/users", session: sessions.admin });
  for (const { id, username } of data as { id: string; username: string }[]) users[username.split("@")[0] ?? ""] = id;
  const contract = { validFrom: "2026-01-01", weeklyMinutes: 2310, holidayWeeks: 5 };
  for (const name of ["theke", "nord"]) {
    const body = { version: 0, entryDate: "2026-01-01", contracts: [contract] };
    const path = `/api/users/${users[name]}/personnel`;
    const { status, errors } = await send({ method: "PUT", path, body, session: sessions.admin });
    expect([status, errors]).toEqual([200, []]);
  }
});

const create = (body: object, session: string = sessions.employee) =>
  send({ method: "POST", path: "/api/absences", body, session });
const step = (id: string, body: object, session: string) =>
  send({ method: "POST", path: `/api/absences/${id}/state`, body, session });
const list = async (query: Record<string, string>, session: string) =>
  (await send({ path: "/api/absences", query, session })).data as Absence[];
const balancesFor = async (session: string, query?: Record<string, string>) =>
  (await send({ path: "/api/time-sheets/holiday-balances", session, ...(query ? { query } : {}) }))
    .data as HolidayBalance[];
const PDF = Buffer.from("%PDF-1.4 geheim").toString("base64");

describe("absences", () => {
  test("are asked for by their person and decided by whoever leads the branch, not by themselves", async () => {
    const asked = await create({ kind: "holiday", from: "2026-07-06", to: "2026-07-10" });
    expect([asked.status, asked.data]).toMatchObject([201, { state: "requested", isOwn: true, mayDecide: false }]);
    const { id } = asked.data as Absence;
    expect((await step(id, { version: 1, state: "approved" }, sessions.employee)).status).toBe(403);
    expect((await step(id, { version: 1, state: "approved" }, other)).status).toBe(404);
    expect((await step(id, { version: 1, state: "rejected" }, sessions.manager)).errors[0]?.field).toBe("reason");
    const approved = await step(id, { version: 1, state: "approved" }, sessions.manager);
    const decided = { by: "leitung@example.test", at: expect.stringMatching(/^2026-/) };
    expect(asked.data).toMatchObject({ decided: null });
    expect(approved.data).toMatchObject({ state: "approved", version: 2, decided });
    expect((await step(id, { version: 1, state: "withdrawn" }, sessions.manager)).status).toBe(409);
    // Whoever was too late is told who was faster; colleagues are not.
    const told = (await send({ path: `/api/absences/${id}`, session: sessions.manager })).data as Absence;
    expect(told.decided).toEqual((approved.data as Absence).decided);
    const [away] = await list({ from: "2026-07-06", to: "2026-07-06" }, other);
    expect(away).toMatchObject({ id, decided: null });
    expect((await step(id, { version: 2, state: "withdrawn" }, sessions.employee)).status).toBe(403);
    const own = await create({ kind: "holiday", from: "2026-07-20", to: "2026-07-20" }, sessions.manager);
    const self = await step((own.data as Absence).id, { version: 1, state: "approved" }, sessions.manager);
    expect([(own.data as Absence).state, self.status]).toEqual(["requested", 403]);
  });

  test("are entered for others where one leads, and nowhere else", async () => {
    const days = { kind: "sick", from: "2026-06-08", to: "2026-06-11" };
    const people = await send({ path: "/api/absences/people", session: sessions.manager });
    expect((people.data as { id: string }[]).map(({ id }) => id).sort()).toEqual([users.theke, users.zweite].sort());
    expect((await send({ path: "/api/absences/people", session: other })).status).toBe(403);
    expect((await create({ ...days, user: users.theke }, other)).status).toBe(403);
    expect((await create({ ...days, user: users.nord }, sessions.manager)).status).toBe(403);
    expect((await create({ ...days, user: "usr_none" }, sessions.admin)).status).toBe(404);
    expect((await create({ ...days, user: users.nord }, sessions.admin)).data).toMatchObject({ state: "approved" });
  });

  test("of one person never overlap, also where two are sent at once", async () => {
    const days = { kind: "training", from: "2026-09-01", to: "2026-09-03" };
    const both = await Promise.all([create(days), create({ ...days, from: "2026-09-02" })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.errors[0]?.message).toContain("schon eine Abwesenheit");
    const kept = both.find(({ status }) => status === 201)?.data as Absence;
    expect((await step(kept.id, { version: 1, state: "withdrawn" }, sessions.employee)).status).toBe(200);
    expect((await create(days)).status).toBe(201);
    for (const wrong of [{ to: "2026-08-31" }, { to: "2027-12-31" }])
      expect((await create({ ...days, ...wrong })).status).toBe(400);
  });

  test("show colleagues that somebody is away, and never why", async () => {
    const sick = { kind: "sick", from: "2026-06-15", to: "2026-06-19", note: "Grippe", user: users.theke };
    const { id } = (await create(sick, sessions.manager)).data as Absence;
    const put = (session: string) =>
      send({ method: "PUT", path: `/api/absences/${id}/certificate`, body: { name: "AU.pdf", data: PDF }, session });
    expect((await put(other)).status).toBe(403);

    expect((await put(sessions.employee)).data).toMatchObject({ certificate: { name: "AU.pdf", size: 15 } });
    const wrong = { name: "a.pdf", data: Buffer.from("<html>").toString("base64") };
    const path = `/api/absences/${id}/certificate`;
    expect((await send({ method: "PUT", path, body: wrong, session: sessions.manager })).status).toBe(400);
    const read = await send({ path, session: sessions.manager });
    expect(read.bytes.toString()).toBe("%PDF-1.4 geheim");
    expect((await send({ path, session: other })).status).toBe(404);
    const seen = await list({ from: "2026-06-15", to: "2026-06-15" }, other);
    expect(seen).toMatchObject([{ kind: null, note: "", certificate: null, state: "approved" }]);
    // Neither when it was entered, nor that something was changed since.
    expect(seen).toMatchObject([{ version: 0, createdAt: null }]);
    expect(JSON.stringify(seen)).not.toContain("Grippe");
    expect((await list({ from: "2026-06-15", to: "2026-06-15" }, sessions.employee))[0]).toMatchObject({
      kind: "sick",
    });
    await indexLog();
    const log = await send({ path: "/api/logs", query: { resource: "absences" }, session: sessions.admin });
    expect((log.data as LogEntry[]).length).toBeGreaterThan(0);
    expect(JSON.stringify(log.data)).not.toMatch(/sick|Grippe|AU\.pdf|2026-06-15/);
  });

  test("are listed by day, person, branch and state, in pages", async () => {
    expect(await list({ from: "2026-07-01", to: "2026-07-31", state: "approved" }, sessions.manager)).toHaveLength(1);
    expect(await list({ branch: "brn_nord" }, sessions.manager)).toEqual([]);
    expect((await list({ branch: "brn_nord" }, sessions.admin)).map(({ user }) => user.id)).toEqual([users.nord]);
    const query = { from: "2026-06-01", to: "2026-12-31", limit: "1" };
    const first = await send({ path: "/api/absences", query, session: sessions.admin });
    const next = { ...query, cursor: String(first.cursor) };
    expect((await list(next, sessions.admin))[0]?.from).toBe("2026-06-15");
    expect(
      (await send({ path: "/api/absences", query: { from: "2026-06-02", to: "2026-06-01" }, session: other })).status,
    ).toBe(400);
  });
});

describe("leave accounts", () => {
  test("are one's own, those of one's branches, or all", async () => {
    expect((await balancesFor(sessions.employee)).map(({ user }) => user.id)).toEqual([users.theke]);
    expect(await balancesFor(other)).toEqual([]);
    expect((await balancesFor(sessions.manager)).map(({ user }) => user.id)).toEqual([users.theke]);
    expect(await balancesFor(sessions.admin)).toHaveLength(2);
    expect((await send({ path: "/api/time-sheets/holiday-balances" })).status).toBe(401);
  });

  test("of the others are told where the data of one person cannot be used", async () => {
    const user = String(users.zweite);
    const contract = { validFrom: "2026-01-01", weeklyMinutes: 2310, openingHolidayDays: 3 };
    const valid = personnelFields.parse({ entryDate: "2026-01-01", contracts: [contract] });
    const worked = valid.contracts.map((one) => ({ ...one, weeklyMinutes: -1 }));
    const failed = vi.spyOn(log, "error").mockImplementation(() => undefined);
    for (const broken of [{ entryDate: "Mai" }, { contracts: worked }]) {
      await PersonnelEntity.put({ user, version: 1, fields: { ...valid, ...broken } }).go();
      expect((await balancesFor(sessions.manager)).map((balance) => balance.user.id)).toEqual([users.theke]);
      expect(await giveLeaveNotices({ now: Date.parse("2026-06-01T08:00:00Z") })).toBe(0);
      expect(await balancesFor(other)).toEqual([]);
      const told = ["absence.account_failed", { user, reason: "ZodError" }];
      expect(failed.mock.calls).toEqual([told, told, told]);
      failed.mockClear();
    }
    failed.mockRestore();
    await PersonnelEntity.delete({ user }).go();
  });

  test("count approved and requested days, without holidays, and days of proven sickness", async () => {
    expect((await balancesFor(sessions.employee))[0]).toMatchObject({
      ...{ year: 2026, from: "2026-01-01", to: "2026-12-31", unit: "days", entitlement: 25 },
      ...{ carriedOver: 0, carriedOverExpiresAt: null, taken: 0, planned: 5, requested: 0, expired: 0, left: 20 },
    });
    // 26 October is a public holiday, a Monday.
    const days = { kind: "holiday", from: "2026-10-26", to: "2026-10-28" };
    const query = { ...days, half: "false" };
    const preview = await send({ path: "/api/absences/preview", query, session: sessions.employee });
    expect(preview.data as AbsencePreview).toEqual({
      taken: 2,
      left: 18,
      earned: null,
      unit: "days",
      overlap: null,
      covers: [],
      returned: null,
      others: [],
      shifts: [],
    });
    await create(days);
    expect((await balancesFor(sessions.employee))[0]).toMatchObject({ requested: 2, left: 20 });
    const again = await send({ path: "/api/absences/preview", query, session: sessions.employee });
    expect(again.data).toMatchObject({ overlap: { from: "2026-10-26", to: "2026-10-28" } });
    // In the first half-year of an employment less is earned: 177 of 365 days by 26 June, of 25 days.
    const early = { ...query, user: String(users.nord), from: "2026-06-08", to: "2026-06-26" };
    expect((await send({ path: "/api/absences/preview", query: early, session: sessions.admin })).data).toMatchObject({
      ...{ taken: 15, left: 10, earned: 12.13 },
    });
    const foreign = { ...query, user: String(users.nord) };
    expect((await send({ path: "/api/absences/preview", query: foreign, session: other })).status).toBe(403);
  });

  test("tell of the shifts that an absence would hit, as they were told, and leave out what is changed itself", async () => {
    const path = "/api/working-schedules";
    const [from, to] = ["2026-11-09", "2026-11-10"];
    const planned = async (day: string): Promise<{ id: string; version: number }> => {
      const times = { startsAt: `${day}T08:00:00Z`, endsAt: `${day}T12:00:00Z` };
      const body = { branch: "brn_mitte", user: users.theke, ...times };
      return (await send({ method: "POST", path, body, session: sessions.manager })).data as typeof shift;
    };
    const shift = await planned(from);
    const expected = [{ id: shift.id, version: shift.version }];
    const body = { branch: "brn_mitte", from, to, expected };
    await send({ method: "POST", path: `${path}/publish`, body, session: sessions.manager });
    // A draft is nothing that its person may know.
    await planned(to);
    const asked = await create({ kind: "holiday", from, to });
    const { id } = asked.data as Absence;
    const query = { kind: "holiday", from, to, absence: id, user: String(users.theke) };
    for (const session of [sessions.employee, sessions.manager]) {
      const { data } = await send({ path: "/api/absences/preview", query, session });
      expect(data).toMatchObject({
        ...{ taken: 2, overlap: null },
        shifts: [{ id: shift.id, branch: "brn_mitte", startsAt: `${from}T08:00:00.000Z` }],
      });
    }
    const changed = { version: 1, kind: "holiday", from, to: from, half: true, note: "Nur vormittags" };
    const put = (session: string) => send({ method: "PUT", path: `/api/absences/${id}`, body: changed, session });
    expect((await put(other)).status).toBe(404);
    expect((await put(sessions.manager)).data).toMatchObject({
      to: from,
      half: true,
      note: "Nur vormittags",
      version: 2,
    });
    expect((await step(id, { version: 2, state: "withdrawn" }, sessions.employee)).status).toBe(200);
  });

  test("stand in the profile with the minutes of the contract, and with their kind only for whoever may know it", async () => {
    const profile = async (session: string) => {
      const query = { user: String(users.theke), start: "2026-06-18", end: "2026-07-06", now: "2026-06-18" };
      return (await send({ path: "/api/statistics/user-profile", query, session })).data as UserProfile;
    };
    const days = [
      { kind: "sick", from: "2026-06-18", to: "2026-06-19", minutes: 924 },
      { kind: "holiday", from: "2026-07-06", to: "2026-07-06", minutes: 462 },
    ];
    expect((await profile(sessions.manager)).absences).toEqual(days);
    expect((await profile(sessions.employee)).absences).toEqual(days);
    const permissions = [{ permission: "statistics.read", scope: "all" as const }];
    const analyst = await signInHolder({ admin: sessions.admin, branches: ["brn_mitte"], permissions });
    expect((await profile(analyst)).absences.map(({ kind }) => kind)).toEqual(["away", "away"]);
  });

  test("go by the days that the branch added", async () => {
    const { data } = await send({ path: "/api/branches/brn_mitte", session: sessions.admin });
    const { createdAt: _, updatedAt: __, ...branch } = data as Record<string, unknown>;
    const body = { ...branch, addedHolidays: [{ date: "2026-07-07", name: "Betriebsfeiertag" }] };
    expect(branches.fields.shape.addedHolidays.parse(body.addedHolidays)).toHaveLength(1);
    const saved = await send({ method: "PUT", path: "/api/branches/brn_mitte", body, session: sessions.admin });
    expect(saved.errors).toEqual([]);
    expect((await balancesFor(sessions.employee))[0]).toMatchObject({ planned: 4, left: 21 });
  });

  test("and absences go with the user whose they are", async () => {
    const path = `/api/users/${users.nord}`;
    // Approved ones of the last two years belong to the records of working time.
    const refused = await send({ method: "DELETE", path, session: sessions.admin });
    expect([refused.status, refused.errors[0]?.message]).toMatchObject([409, expect.stringContaining("24 Monate")]);
    for (const { id, version } of await list({ branch: "brn_nord" }, sessions.admin))
      expect((await step(id, { version, state: "withdrawn" }, sessions.admin)).status).toBe(200);
    expect((await send({ method: "DELETE", path, session: sessions.admin })).status).toBe(200);
    expect(await list({ branch: "brn_nord" }, sessions.admin)).toEqual([]);
  });
});
