import { randomUUID } from "node:crypto";
import { messageJob, messageOf } from "../outbox";
import { type Job, joinJobs } from "../platform/job";

/** The number of jobs that one transaction can join into another. */
const LARGEST = 99;

/** The event of a message about several new orders. */
export const DIGEST_EVENT = "newOrders";

/**
 * Joins jobs that inform one recipient of new orders into as few as possible, each in one transaction. So every order
 * is reported exactly once, alone or with others, even if this function is interrupted. Jobs that were claimed
 * meanwhile are left for the next run.
 * @returns the number of jobs that were created.
 */
export async function joinMessages(jobs: readonly Job[]): Promise<number> {
  const parts = Math.ceil(jobs.length / LARGEST);
  const size = Math.ceil(jobs.length / parts);
  let count = 0;
  for (let part = 0; part < parts; part += 1)
    if (await joinPart(jobs.slice(part * size, (part + 1) * size))) count += 1;
  return count;
}

async function joinPart(jobs: readonly Job[]): Promise<boolean> {
  const [first] = jobs;
  if (!first) return false;
  const { to, branch } = messageOf(first);
  const joined = messageJob({
    owner: `dig_${randomUUID()}`,
    event: DIGEST_EVENT,
    side: "branch",
    // Only messages are gathered in groups.
    channel: first.kind === "sms" ? "sms" : "mail",
    to,
    ...(branch === undefined ? {} : { branch }),
    orders: jobs.map(({ owner }) => owner),
    createdAt: first.createdAt,
    at: Date.now(),
  });
  return joinJobs({ jobs, joined });
}
