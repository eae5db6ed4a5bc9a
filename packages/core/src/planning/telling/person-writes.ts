import type { Instant } from "@tresen/contract/kit/time";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { type Job, JobEntity } from "../../platform/job";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import { type Reach, reachOf } from "./channels";
import { type Told, personJobs } from "./person-jobs";

/** How many messages are written with what they tell: a transaction has at most 100 writes, and the rest of it needs some. */
const MOST_MESSAGES = 80;

/**
 * The writes of the messages that tell people something by what they have chosen, to be written with it, so that each is
 * sent once and none without it. Where that would be too many, everybody gets a mail alone.
 * @param to the ids of the users. @param owner what is told of. @param instance distinguishes what is told of it.
 */
export async function personWrites({
  to,
  instance,
  now,
  ...told
}: Told & { to: readonly string[]; owner: string; instance: string; now: Instant }): Promise<TransactionWrite[]> {
  const users = await findRows({ resource: userRows, ids: to });
  const reach = [...(await reachOf([...users.values()].map(userRows.recordOf)))];
  const at = Date.now();
  const jobsFor = ([user, reached]: [string, Reach]): Job[] =>
    personJobs({
      ...{ ...told, reached, user, instance: `${user} ${instance}` },
      ...{ at, createdAt: new Date(now).toISOString() },
    });
  const chosen = reach.flatMap(jobsFor);
  const jobs =
    chosen.length <= MOST_MESSAGES
      ? chosen
      : reach.flatMap(([user, reached]) => jobsFor([user, { ...reached, channels: ["mail"] }])).slice(0, MOST_MESSAGES);
  return transactionWrites({
    entities: { jobs: JobEntity },
    writes: (entities) => jobs.map((job) => entities.jobs.create(job).commit()),
  });
}
