import { randomUUID } from "node:crypto";
import { messageJob, messageOf } from "../outbox";
import { type Job, joinJobs } from "../platform/job";

/** Jobs that one transaction can join, beside the one that they are joined to. */
const LARGEST = 99;

/** The event of a message about several new orders. */
export const DIGEST_EVENT = "newOrders";

/**
 * Joins jobs that tell one recipient of new orders to as few as can be, each in one transaction: an order is told of by
 * itself or with others, never both and never neither, wherever this is interrupted. What somebody else has taken
 * meanwhile is left for the next time. @returns the number of jobs that were made.
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
    channel: first.kind,
    to,
    ...(branch === undefined ? {} : { branch }),
    orders: jobs.map(({ owner }) => owner),
    createdAt: first.createdAt,
    at: Date.now(),
  });
  return joinJobs({ jobs, joined });
}
