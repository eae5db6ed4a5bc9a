import { randomUUID } from "node:crypto";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import { JOB_MESSAGES } from "@tresen/contract/job/job.texts";
import type { JobProgress, StartedJob } from "@tresen/contract/job/job.view";
import { normalizePhone } from "@tresen/contract/kit/phone/phone";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { SERVICE_TEST_MESSAGES } from "@tresen/contract/service-test/service-test.texts";
import {
  type Channel,
  type Message,
  TEST_EVENT,
  countNumberSms,
  masked,
  messageJob,
  messageOf,
  wantsNoSms,
} from "../outbox";
import { type Actor, requirePermission, requireStaff } from "../platform/actor";
import { messageEnv } from "../platform/env";
import { AppError } from "../platform/errors";
import { createJob, findJob, jobId } from "../platform/job";
import { enforceRateLimit } from "../platform/throttle";
import { currentUser } from "../user";
import { countTest } from "./limit";

/** SMS cost money: the number of tests of the whole shop, by whomever. */
const SMS_TESTS = { limit: 20, window: DAY };

type Settings = NonNullable<Message["settings"]>;

/**
 * Sends a test mail to the signed-in person, as messages of the shop are sent.
 * @param settings those that are not saved yet.
 * @returns the job that sends it.
 * @throws unauthenticated, forbidden, limit, conflict when no sender is set up.
 */
export async function testMail({
  actor,
  now,
  settings,
}: {
  actor: Actor;
  now: Instant;
  settings: Settings;
}): Promise<StartedJob> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: configPermissions.update });
  if (!messageEnv.MAIL_SENDER) throw new AppError("service_test.no_sender", "conflict", SERVICE_TEST_MESSAGES.noSender);
  await countTest({ service: "mail", user, now });
  const { username, email } = await currentUser({ actor });
  return start({ owner: user.id, channel: "mail", to: email || username, now, settings });
}

/**
 * Sends a test SMS to a number, within the limits of all SMS.
 * @throws unauthenticated, forbidden, limit, conflict for a number that wants none.
 */
export async function testSms({
  actor,
  now,
  to,
  settings,
}: {
  actor: Actor;
  now: Instant;
  to: string;
  settings: Settings;
}): Promise<StartedJob> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: configPermissions.update });
  const number = normalizePhone(to);
  if (await wantsNoSms(number))
    throw new AppError("service_test.sms_stopped", "conflict", SERVICE_TEST_MESSAGES.smsStopped);
  await countTest({ service: "sms", user, now });
  await enforceRateLimit({ kind: "sms-test", value: "shop", ...SMS_TESTS, now });
  await countNumberSms({ to: number, at: now });
  return start({ owner: user.id, channel: "sms", to: number, now, settings });
}

/**
 * The progress of a test message, for the person who has sent it.
 * @throws unauthenticated, forbidden, missing for any other job.
 */
export async function getServiceTestMessage({
  actor,
  job: asked,
}: {
  actor: Actor;
  job: string;
}): Promise<JobProgress> {
  const { user } = requireStaff(actor);
  requirePermission({ actor, permission: configPermissions.update });
  const job = await findJob(asked);
  const message = job?.owner === user.id ? messageOf(job) : null;
  if (!job || !message?.settings) throw new AppError("job.missing", "missing", JOB_MESSAGES.missing);
  const { state, reason } = job;
  return { id: jobId(job), state, recipient: masked(message.to), ...(reason === undefined ? {} : { reason }) };
}

async function start({
  owner,
  channel,
  to,
  now,
  settings,
}: {
  owner: string;
  channel: Channel;
  to: string;
  now: Instant;
  settings: Settings;
}): Promise<StartedJob> {
  const job = messageJob({
    owner,
    event: TEST_EVENT,
    side: "branch",
    channel,
    instance: randomUUID(),
    isRequested: true,
    to,
    settings,
    createdAt: new Date(now).toISOString(),
    at: Date.now(),
  });
  await createJob(job);
  return { id: jobId(job), state: job.state };
}
