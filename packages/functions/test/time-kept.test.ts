import type { HolidayBalance } from "@tresen/contract/absence/absence";
import type { UserProfile } from "@tresen/contract/statistics/statistics";
import type { TimeSheetCheck, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import { giveLeaveNotices } from "@tresen/core/absence/notice";
import { forgetMonths } from "@tresen/core/time-sheet/kept";
import { beforeAll, expect, test } from "vitest";
import { LeaveNoticeEntity } from "../../core/src/absence/stored";
import { allJobs } from "../../core/test/jobs";
import { useProvider } from "../../core/test/provider";
import { runJob } from "../../core/test/run-job";
import { mailExecutor } from "../../core/src/message/mail";
import { jobId } from "../../core/src/platform/job";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { type Sessions, openShop, signIn } from "./support/shop";

let sessions: Sessions;
let user: string;
const provider = useProvider();

beforeAll(async () => {
  sessions = await openShop();
  user = ((await send({ path: "/api/users/me", session: sessions.employee })).data as { id: string }).id;
  const contracts = [{ validFrom: "2024-01-01", weeklyMinutes: 2400, holidayWeeks: 5 }];
  const body = { version: 0, entryDate: "2024-01-01", contracts };
  const kept = await send({ method: "PUT", path: `/api/users/${user}/personnel`, body, session: sessions.admin });
  expect([kept.status, kept.errors]).toEqual([200, []]);
});

test("leave is told of in time, once, and lapses only after the mail was sent", async () => {
  // Leave of 2024 lapses on 31 December 2026; it is told within the year before.
  const early = Date.parse("2025-11-03T09:00:00Z");
  expect(await giveLeaveNotices({ now: early })).toBe(0);
  const now = Date.parse("2026-02-02T09:00:00Z");
  expect(await giveLeaveNotices({ now })).toBe(1);
  expect(await giveLeaveNotices({ now })).toBe(0);
  const balanceAt = async (instant: number): Promise<HolidayBalance | undefined> => {
    const path = "/api/time-sheets/holiday-balances";
    const session = await signIn({ username: "theke@example.test", now: instant });
    const { data } = await send({ path, session, query: {}, now: instant });
    return (data as HolidayBalance[]).find((one) => one.user.id === user);
  };
  const [job] = (await allJobs()).filter(({ kind, owner }) => kind === "mail" && owner === user);
  expect(job?.data).not.toHaveProperty("left");
  if (job)
    await withGrantsOf("mail-jobs", () => runJob({ id: jobId(job), executor: mailExecutor, at: Date.now(), now }));
  expect(provider.mails.at(-1)?.text).toContain("noch 25 Tage Urlaub");
  expect(provider.mails.at(-1)?.text).toContain("31.12.2026");
  const { data: unsent } = await LeaveNoticeEntity.query.primary({ user }).go();
  expect(unsent.map(({ lapsesOn, sentAt }) => [lapsesOn, sentAt])).toEqual([["2026-12-31", undefined]]);
  expect(await giveLeaveNotices({ now: now + 86_400_000 })).toBe(0);
  const { data: told } = await LeaveNoticeEntity.query.primary({ user }).go();
  expect(told[0]?.sentAt).toMatch(/^2026-02-02/);
  expect((await balanceAt(now))?.expired).toBe(0);
  // What was told lapses at its day, and the leave of 2025, of which nobody was told, does not.
  expect(await balanceAt(Date.parse("2027-01-02T09:00:00Z"))).toMatchObject({ carriedOver: 75, expired: 25 });
});

test("a locked month goes at the end of its time, and its link stays and says when", async () => {
  const body = { user, branch: "brn_mitte", startedAt: "2024-03-04T07:00:00Z", endedAt: "2024-03-04T15:00:00Z" };
  const made = await send({ method: "POST", path: "/api/working-activities", body, session: sessions.admin });
  const { id } = made.data as Activity;
  const path = `/api/time-sheets/${user}/2024-03`;
  for (const [state, session] of [
    ["confirmed", sessions.employee],
    ["approved", sessions.manager],
    ["locked", sessions.manager],
  ] as const) {
    const { version, digest } = (await send({ path, session })).data as TimeSheetDetail;
    const done = await send({ method: "POST", path: `${path}/state`, body: { state, version, digest }, session });
    expect([done.status, done.errors]).toEqual([200, []]);
  }
  const now = Date.parse("2026-06-05T09:00:00Z");
  expect(await forgetMonths({ now })).toBe(0);
  const config = await send({ path: "/api/config", session: sessions.admin, query: { as: "staff" } });
  const set = (timeKeptMonths: number) =>
    send({
      ...{ method: "POST", path: "/api/config", session: sessions.admin },
      body: { ...(config.data as object), timeKeptMonths },
    });
  expect((await set(23)).status).toBe(400);
  expect((await set(24)).status).toBe(200);
  expect(await forgetMonths({ now })).toBe(1);
  expect(await forgetMonths({ now })).toBe(0);
  expect((await send({ path: `/api/working-activities/${id}`, session: sessions.admin })).status).toBe(404);
  const query = { user };
  const check = (await send({ path: "/api/time-sheets/verify", query, session: sessions.employee })).data;
  expect(check).toMatchObject({
    isWhole: true,
    months: [{ month: "2024-03", deletedAt: new Date(now).toISOString(), faults: [] }],
  });
  expect((check as TimeSheetCheck).head).toHaveLength(64);
});

test("the balance of a profile is what the sheets carry on", async () => {
  const query = { user, start: "2024-04-01", end: "2024-04-30", now: "2024-04-01" };
  const { data } = await send({ path: "/api/statistics/user-profile", query, session: sessions.employee });
  const april = (await send({ path: `/api/time-sheets/${user}/2024-04`, session: sessions.employee }))
    .data as TimeSheetDetail;
  // 1 April 2024 is Easter Monday.
  expect((data as UserProfile).balanceMinutes).toBe(april.openingBalanceMinutes);
});
