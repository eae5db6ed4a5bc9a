import { removeLeftFile } from "../media/file";
import type { OrderChange } from "../order";
import { queueJobs } from "../platform/queue";
import { jobToQueue } from "./made-job";
import { orderChangeOf } from "./order-change";
import { reactions } from "./reactions";
import type { Failure, StreamRecord } from "./stream-record";

/** Orders whose reactions run at the same time. */
const PARALLEL = 10;

/**
 * After-effects of what was written, at least once: each change of an order goes through the reactions, those of one
 * order in their sequence; jobs that are to be done go to their queues; files that nobody used are removed. Doing it
 * twice does no harm. @returns the first record to be handed over again, with all after it, or null.
 */
export async function handOnChanges(records: readonly StreamRecord[]): Promise<Failure | null> {
  const failures = await Promise.all([react(records), handOnJobs(records), removeFiles(records)]);
  return failures.filter((failure) => failure !== null).sort((a, b) => a.index - b.index)[0] ?? null;
}

async function handOnJobs(records: readonly StreamRecord[]): Promise<Failure | null> {
  const jobs = records.map(jobToQueue);
  try {
    await queueJobs({ jobs: jobs.filter((job) => job !== null) });
    return null;
  } catch (cause) {
    return { index: jobs.findIndex((job) => job !== null), cause };
  }
}

/** Files that no order used in time go when their record does. */
async function removeFiles(records: readonly StreamRecord[]): Promise<Failure | null> {
  for (const [index, record] of records.entries()) {
    try {
      await removeLeftFile(record);
    } catch (cause) {
      return { index, cause };
    }
  }
  return null;
}

type Step = { index: number; change: OrderChange };

async function react(records: readonly StreamRecord[]): Promise<Failure | null> {
  const orders = new Map<string, Step[]>();
  for (const [index, record] of records.entries()) {
    const change = orderChangeOf(record);
    if (change) orders.set(change.after.uid, [...(orders.get(change.after.uid) ?? []), { index, change }]);
  }
  const queue = [...orders.values()];
  const failures: Failure[] = [];
  const worker = async (): Promise<void> => {
    for (let steps = queue.shift(); steps; steps = queue.shift()) {
      const failure = await reactToOrder(steps);
      if (failure) failures.push(failure);
    }
  };
  await Promise.all(Array.from({ length: Math.min(PARALLEL, queue.length) }, worker));
  return failures.sort((a, b) => a.index - b.index)[0] ?? null;
}

/** What comes after a failed step waits until that one is done. The other reactions to the step still run. */
async function reactToOrder(steps: readonly Step[]): Promise<Failure | null> {
  for (const { index, change } of steps) {
    const causes: unknown[] = [];
    for (const reaction of reactions) {
      try {
        await reaction(change);
      } catch (cause) {
        causes.push(cause);
      }
    }
    if (causes.length > 0)
      return {
        index,
        cause:
          causes.length === 1
            ? causes[0]
            : new AggregateError(causes, "Several reactions to the change of an order failed"),
      };
  }
  return null;
}
