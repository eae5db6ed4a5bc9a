import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { TimeSheet, TimeSheetCheck, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, expect, test } from "vitest";
import { allJobs } from "../../core/test/jobs";
import { forgetMonths } from "../../core/src/time-sheet/kept";
import { type Reply, send } from "./support/api";
import { externalUser } from "./support/external";
import { NOW } from "./support/request";
import { type Sessions, addUser, openShop, signIn } from "./support/shop";

const PATH = "/api/time-sheets";
const MONTH = "2026-04";
let sessions: Sessions;
let north: string;
let outside: { id: string; key: string };

beforeAll(async () => {
  sessions = await openShop();
  await addUser({ username: "nordleitung@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_nord"] });
  north = await signIn({ username: "nordleitung@example.test" });
  const given = { permissions: ["timeTracking" as const], email: "rosi@example.test" };
  const { user, key } = await externalUser({ session: sessions.admin, ...given });
  outside = { id: user.id, key };
});

async function worked(startedAt: string, endedAt: string): Promise<Activity> {
  const body = { externalUser: outside.id, branch: "brn_mitte", startedAt, endedAt };
  const made = await send({ method: "POST", path: "/api/working-activities", body, session: sessions.manager });
  expect([made.status, made.errors]).toEqual([201, []]);
  return made.data as Activity;
}
const read = (session: string, month = MONTH): Promise<Reply> =>
  send({ path: `${PATH}/${outside.id}/${month}`, session });
const sheet = async (session = sessions.manager, month = MONTH): Promise<TimeSheetDetail> =>
  (await read(session, month)).data as TimeSheetDetail;
async function step(state: string, session = sessions.manager, reason = ""): Promise<Reply> {
  const { version, digest } = await sheet();
  const body = { state, version, digest, reason };
  return send({ method: "POST", path: `${PATH}/${outside.id}/${MONTH}/state`, body, session });
}

test("an external person has a record of what was worked, without plan, balance, surcharges and labour law", async () => {
  // A Sunday of thirteen hours without a break, and Easter Monday: nothing of it is a matter of labour law.
  await worked("2026-04-05T05:00:00Z", "2026-04-05T18:00:30Z");
  await worked("2026-04-06T06:00:00Z", "2026-04-06T07:00:00Z");
  const found = await sheet();
  expect(found).toMatchObject({
    ...{ isExternal: true, isOwn: false, mayDecide: true, state: "open", pay: null },
    ...{ plannedMinutes: 0, workedMinutes: 13 * 60 + 1 + 60, differenceMinutes: 0, openingBalanceMinutes: 0 },
    ...{ closingBalanceMinutes: 0, absences: [], surcharges: [], warnings: [] },
  });
  const { data } = await send({ path: PATH, query: { month: MONTH }, session: sessions.manager });
  expect((data as TimeSheet[]).filter(({ isExternal }) => isExternal).map(({ user }) => user.id)).toEqual([outside.id]);
  expect((await read(sessions.employee)).status).toBe(404);
  expect((await read(north)).status).toBe(404);
});

test("whoever leads the branch approves and locks it in the same chain, and its hash goes to the person", async () => {
  expect((await step("confirmed")).status).toBe(409);
  expect((await step("approved", north)).status).toBe(404);
  expect((await step("approved")).status).toBe(200);
  expect((await step("open", sessions.manager, "Noch etwas")).status).toBe(200);
  expect((await step("approved")).status).toBe(200);
  expect((await step("locked")).status).toBe(200);
  const { hash } = await sheet();
  const mails = (await allJobs()).filter(({ kind, owner }) => kind === "mail" && owner === outside.id);
  expect(mails.map(({ data }) => data)).toMatchObject([{ to: "rosi@example.test", timeSheet: { month: MONTH, hash } }]);
  const check = await send({ path: `${PATH}/verify`, query: { user: outside.id }, session: sessions.manager });
  expect(check.data as TimeSheetCheck).toMatchObject({ isWhole: true, head: hash });
  // What is locked is changed by nobody.
  const listed = await send({
    ...{ path: "/api/working-activities", query: { externalUser: outside.id }, session: sessions.manager },
  });
  const [one] = listed.data as Activity[];
  const endedAt = new Date(Date.parse(one?.startedAt ?? "") + 12 * 3_600_000).toISOString();
  const body = { ...one, endedAt, reason: "Länger" };
  const path = `/api/working-activities/${one?.id ?? ""}`;
  expect(await send({ method: "PUT", path, body, session: sessions.manager })).toMatchObject({
    ...{ status: 409, errors: [{ message: expect.stringContaining("ist gesperrt") }] },
  });
});

test("its files have no plan and no balance, and payroll has none of it", async () => {
  const file = (format: string): Promise<Reply> =>
    send({ path: `${PATH}/${outside.id}/${MONTH}/export`, query: { format }, session: sessions.manager });
  const csv = (await file("csv")).bytes.toString("utf8");
  expect(csv).toContain("Gearbeitet (Minuten)");
  expect(csv).not.toMatch(/Geplant|Differenz|Saldo/);
  expect((await file("pdf")).bytes.subarray(0, 5).toString()).toBe("%PDF-");
  const of = (format: string): Promise<Reply> =>
    send({ path: `${PATH}/export`, query: { branch: "brn_mitte", month: MONTH, format }, session: sessions.admin });
  expect((await of("csv")).bytes.toString("utf8")).toContain("(extern)");
  // Nobody else has a sheet in this month, so there is nothing for payroll.
  expect((await of("lodas")).errors[0]?.message).toContain("keinen Stundenzettel");
});

test("a correction is part of the record, and at the end of the time its entries go", async () => {
  const may = await sheet(sessions.manager, "2026-05");
  const body = { version: may.version, day: "2026-04-05", minutes: 30, reason: "Aufräumen" };
  const path = `${PATH}/${outside.id}/2026-05/corrections`;
  const corrected = await send({ method: "POST", path, body, session: sessions.manager });
  expect([corrected.status, corrected.errors]).toEqual([201, []]);
  expect(corrected.data).toMatchObject({ correctionMinutes: 30, differenceMinutes: 0, closingBalanceMinutes: 0 });
  const config = (await send({ path: "/api/config", session: sessions.admin })).data as object;
  const set = { ...config, timeKeptMonths: 24 };
  expect((await send({ method: "POST", path: "/api/config", body: set, session: sessions.admin })).status).toBe(200);
  const later = Date.parse("2028-06-05T10:00:00Z");
  expect(await forgetMonths({ now: NOW })).toBe(0);
  expect(await forgetMonths({ now: later })).toBe(1);
  const check = await send({ path: `${PATH}/verify`, query: { user: outside.id }, session: sessions.manager });
  expect(check.data).toMatchObject({ isWhole: true, months: [{ deletedAt: new Date(later).toISOString() }] });
  const listed = await send({
    ...{ path: "/api/working-activities", query: { externalUser: outside.id }, session: sessions.manager },
  });
  expect(listed.data).toEqual([]);
});
