import type { LogEntry } from "@tresen/contract/log/log";
import type { TimeSheet } from "@tresen/contract/time-sheet/time-sheet";
import { beforeAll, expect, test } from "vitest";
import { mailExecutor } from "../../core/src/message/mail";
import { jobId } from "../../core/src/platform/job";
import { allJobs } from "../../core/test/jobs";
import { indexLog } from "../../core/test/log-index";
import { useProvider } from "../../core/test/provider";
import { runJob } from "../../core/test/run-job";
import { send } from "./support/api";
import { withGrantsOf } from "./support/grants";
import { NOW } from "./support/request";
import { sheetSteps } from "./support/sheet-steps";
import { type Sessions, addUser, openShop, signIn, signInHolder } from "./support/shop";

const MONTH = "2026-04";
const reason = "Ausgetreten";
const provider = useProvider();
let sessions: Sessions;
const { employed, worked, read, sheet, step } = sheetSteps(() => sessions);
beforeAll(async () => {
  sessions = await openShop();
});

test("a sheet is confirmed on behalf of its person with a reason, and approved by somebody else", async () => {
  const one = await employed();
  await worked(one.id, "2026-04-07T06:00:00Z", 8);
  expect((await step(one.id, MONTH, "confirmed", sessions.manager)).errors[0]?.field).toBe("reason");
  expect((await step(one.id, MONTH, "confirmed", sessions.manager, { reason: " " })).status).toBe(400);
  const { version, digest } = await sheet(one.id, MONTH);
  const path = `/api/time-sheets/${one.id}/${MONTH}/state`;
  const body = { state: "confirmed", version, digest, reason };
  expect((await send({ method: "POST", path, body, session: sessions.employee })).status).toBe(404);
  const done = await step(one.id, MONTH, "confirmed", sessions.manager, { reason });
  const by = { name: "leitung@example.test" };
  expect([done.status, done.data]).toMatchObject([
    200,
    { state: "confirmed", needsOther: true, confirmedBy: { by, reason }, steps: [{ state: "confirmed", by, reason }] },
  ]);
  const list = await send({
    path: "/api/time-sheets",
    query: { month: MONTH, user: one.id },
    session: sessions.manager,
  });
  expect((list.data as TimeSheet[]).map(({ needsOther }) => needsOther)).toEqual([true]);
  expect((await step(one.id, MONTH, "approved", sessions.manager)).status).toBe(409);
  expect((await read(one.id, MONTH, one.session)).data).toMatchObject({
    needsOther: false,
    confirmedBy: { by, reason },
  });
  expect((await step(one.id, MONTH, "approved", sessions.admin)).status).toBe(200);
  expect((await step(one.id, MONTH, "locked", sessions.manager)).data).toMatchObject({ confirmedBy: { by, reason } });
  await indexLog();
  const log = await send({ path: "/api/logs", query: { resource: "time-sheets" }, session: sessions.admin });
  expect((log.data as LogEntry[]).map(({ actor }) => actor.kind)).toEqual(["staff", "staff", "staff"]);
  expect(JSON.stringify(log.data)).not.toContain(reason);
});

test("its person is told by mail, who confirmed and why, which the job does not hold", async () => {
  const one = await employed();
  await step(one.id, MONTH, "confirmed", sessions.manager, { reason: "Länger abwesend" });
  const jobs = (await allJobs()).filter(({ kind, owner }) => kind === "mail" && owner === one.id);
  expect(jobs).toMatchObject([{ data: { event: "sheetConfirmed", confirmedSheet: { user: one.id, month: MONTH } } }]);
  expect(JSON.stringify(jobs)).not.toMatch(/leitung|abwesend/);
  const [job] = jobs;
  if (job)
    await withGrantsOf("mail-jobs", () => runJob({ id: jobId(job), executor: mailExecutor, at: Date.now(), now: NOW }));
  const mail = provider.mails.at(-1);
  expect(mail?.subject).toContain("Stundenzettel 04/2026 für Sie bestätigt");
  expect(mail?.text).toContain("leitung@example.test hat diesen Stundenzettel an Ihrer Stelle bestätigt.");
  expect(mail?.text).toMatch(/Grund.*Länger abwesend/);
});

test("the person takes it back and confirms, and then the same manager approves", async () => {
  const one = await employed();
  await step(one.id, MONTH, "confirmed", sessions.manager, { reason });
  const opened = await step(one.id, MONTH, "open", one.session);
  expect(opened.data).toMatchObject({ state: "open", confirmedBy: null });
  expect((await step(one.id, MONTH, "confirmed", one.session)).data).toMatchObject({ confirmedBy: null });
  expect((await step(one.id, MONTH, "approved", sessions.manager)).status).toBe(200);
});

test("whoever confirmed approves where nobody else can", async () => {
  const branches = ["brn_nord"];
  const confirmed = async () => {
    const one = await employed({ branches });
    const done = await step(one.id, MONTH, "confirmed", sessions.admin, { reason });
    return { one, needsOther: (done.data as TimeSheet).needsOther };
  };
  // Managers of other branches, those who cannot sign in and the person themselves are nobody else.
  await addUser({ username: "gesperrt@example.test", roles: ["ROLE_MANAGER"], branches, isEnabled: false });
  const alone = await confirmed();
  expect(alone.needsOther).toBe(false);
  expect((await step(alone.one.id, MONTH, "approved", sessions.admin)).status).toBe(200);
  const permissions = [{ permission: "time-sheets.decide", scope: "branches" as const }];
  const other = await signInHolder({ admin: sessions.admin, branches, permissions });
  const both = await confirmed();
  expect(both.needsOther).toBe(true);
  expect((await step(both.one.id, MONTH, "approved", sessions.admin)).status).toBe(409);
  expect((await step(both.one.id, MONTH, "approved", other)).status).toBe(200);
});

test("nobody confirms their own sheet on behalf of themselves", async () => {
  await addUser({ username: "selbst@example.test", roles: ["ROLE_MANAGER"], branches: ["brn_mitte"] });
  const own = await signIn({ username: "selbst@example.test" });
  const { id } = (await send({ path: "/api/users/me", session: own })).data as { id: string };
  const done = await step(id, MONTH, "confirmed", own, { reason });
  expect([done.status, done.data]).toMatchObject([200, { confirmedBy: null, needsOther: false }]);
  expect((await step(id, MONTH, "approved", own)).status).toBe(409);
});

test("whoever has a confirmed month is not removed, with the reason", async () => {
  const one = await employed();
  const remove = () => send({ method: "DELETE", path: `/api/users/${one.id}`, session: sessions.admin });
  await step(one.id, MONTH, "confirmed", sessions.manager, { reason });
  const refused = await remove();
  expect([refused.status, refused.errors[0]?.message]).toMatchObject([409, expect.stringContaining("bestätigte")]);
  expect((await step(one.id, MONTH, "open", sessions.manager, { reason })).errors).toEqual([]);
  expect((await remove()).status).toBe(200);
});
