import { randomUUID } from "node:crypto";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { StartedJob } from "@tresen/contract/job/job.view";
import { HOUR, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { type ReminderKind, isReport } from "@tresen/contract/reminder/reminder-kinds";
import { reminderPermissions } from "@tresen/contract/reminder/reminder.permissions";
import { sampleWords } from "@tresen/contract/reminder/reminder.texts";
import { SERVICE_TEST_MESSAGES } from "@tresen/contract/service-test/service-test.texts";
import { getConfig } from "../config";
import { REMINDER_TEST_EVENT, messageJob } from "../outbox";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { messageEnv } from "../platform/env";
import { AppError } from "../platform/errors";
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
    const { date: day } = zonedTime({ at: now, zone: zoneOf(branch) });
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

async function started(job: Job): Promise<StartedJob> {
  await createJob(job);
  return { id: jobId(job), state: job.state };
}
