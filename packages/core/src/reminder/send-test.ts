import { randomUUID } from "node:crypto";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { HOUR, type Instant, type LocalDate, addDays, zonedTime } from "@tresen/contract/kit/time";
import { type ReminderKind, type Report, isReport } from "@tresen/contract/reminder/reminder-kinds";
import { reminderPermissions } from "@tresen/contract/reminder/reminder.permissions";
import { REMINDER_FAULTS, sampleWords } from "@tresen/contract/reminder/reminder.texts";
import { SERVICE_TEST_MESSAGES } from "@tresen/contract/service-test/service-test.texts";
import { listClosings } from "../closing";
import { getConfig } from "../config";
import { REMINDER_TEST_EVENT, messageJob } from "../outbox";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { messageEnv } from "../platform/env";
import { AppError, inputError } from "../platform/errors";
import { type Job, createJob, jobId } from "../platform/job";
import { enforceRateLimit } from "../platform/throttle";
import { reportJob } from "../report";
import { readCatalog } from "../snapshot";
import { currentUser } from "../user";
import { unknownBranch } from "./change";

/** The rate limit per person. */
const LIMIT = { limit: 20, window: HOUR };

/**
 * Sends a reminder with made-up words to whoever asks, as customers or staff would get it.
 * @throws forbidden, input for an unknown branch, limit, conflict when no sender is set up.
 */
export async function testReminder({
  actor,
  body: { branch: id, kind },
  now,
}: {
  actor: Actor;
  body: { branch: string; kind: ReminderKind };
  now: Instant;
}): Promise<StartedJob> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: reminderPermissions.manage, branch: id });
  if (!messageEnv.MAIL_SENDER) throw new AppError("service_test.no_sender", "conflict", SERVICE_TEST_MESSAGES.noSender);
  const branch = (await readCatalog()).branches.get(id);
  if (!branch) throw unknownBranch();
  await enforceRateLimit({ kind: "reminder-test", value: user.id, ...LIMIT, now });
  const [{ username, email }, { shopName }] = await Promise.all([currentUser({ actor }), getConfig()]);
  if (isReport(kind)) {
    const day = await dayOfReport({ report: kind, actor, branch, now });
    return started(reportJob({ report: kind, branch: id, day, user: user.id, now, instance: randomUUID() }));
  }
  const job = messageJob({
    owner: user.id,
    event: REMINDER_TEST_EVENT,
    side: "branch",
    channel: "mail",
    instance: randomUUID(),
    isRequested: true,
    to: email || username,
    branch: id,
    reminder: { kind, words: sampleWords({ shop: shopName, branch: branch.name }) },
    createdAt: new Date(now).toISOString(),
    at: Date.now(),
  });
  return started(job);
}

/** The day on which a report would tell something: of closings the one after the newest. @throws input without any. */
async function dayOfReport({
  report,
  actor,
  branch,
  now,
}: {
  report: Report;
  actor: Actor;
  branch: Branch;
  now: Instant;
}): Promise<LocalDate> {
  const dayOf = (at: Instant): LocalDate => zonedTime({ at, zone: zoneOf(branch) }).date;
  if (report !== "closingReport") return dayOf(now);
  const [newest] = (await listClosings({ actor, query: { branch: branch.id, limit: 1 } })).closings;
  if (newest) return addDays(dayOf(Date.parse(newest.closedAt)), 1);
  const code = "reminder.no_closing";
  throw inputError({ code, faults: [{ field: "kind", code, message: REMINDER_FAULTS.noClosing }] });
}

async function started(job: Job): Promise<StartedJob> {
  await createJob(job);
  return { id: jobId(job), state: job.state };
}
