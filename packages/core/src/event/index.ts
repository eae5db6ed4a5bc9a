import { removeLeftFile } from "../media/file";
import type { OrderChange } from "../order";
import { isPublishedKey, isPublishedSince, rebuildSnapshot } from "../snapshot";
import { orderChangeOf } from "./order-change";
import { doNewJobs } from "./made-job";
import { reactions } from "./reactions";
import type { StreamRecord } from "./stream-record";

export type { OrderChange } from "../order";
export { doJob } from "./made-job";
export type { StreamRecord } from "./stream-record";

/** What came of a batch. `failure` is the first record to be handed over again, with all after it. */
export interface Consumed {
  rebuilt: boolean;
  failure: { index: number; cause: unknown } | null;
}

/** Stamps are cut to the second, and two machines' clocks differ a little. */
const STAMP_PRECISION = 1500;
/** Orders whose reactions run at the same time. */
const PARALLEL = 10;

/**
 * After-effects of what was written, at least once. Changes of what the shop shows publish the snapshot anew: once for
 * all records, however many. Each change of an order goes through the reactions, those of one order in their sequence.
 * Neither waits for the other: a shop that cannot be published still tells of its orders.
 */
export async function consumeStream(records: readonly StreamRecord[]): Promise<Consumed> {
  const [published, ...others] = await Promise.all([
    publish(records),
    react(records),
    doNewJobs(records),
    removeFiles(records),
  ]);
  const failures = [published.failure, ...others].filter((failure) => failure !== null);
  return { rebuilt: published.rebuilt, failure: failures.sort((a, b) => a.index - b.index)[0] ?? null };
}

async function publish(records: readonly StreamRecord[]): Promise<Consumed> {
  const isPublished = ({ dynamodb }: StreamRecord): boolean => isPublishedKey(dynamodb?.Keys?.pk?.S ?? "");
  const written = records.filter(isPublished).map(({ dynamodb }) => dynamodb?.ApproximateCreationDateTime);
  if (written.length === 0) return { rebuilt: false, failure: null };
  // Without a stamp the record counts as written just now.
  const last = Math.max(...written.map((at) => (at === undefined ? Number.POSITIVE_INFINITY : at * 1000)));
  try {
    if (await isPublishedSince({ at: last + STAMP_PRECISION })) return { rebuilt: false, failure: null };
    await rebuildSnapshot({ startedAt: Math.max(Date.now(), ...records.map(requestedAfter)) });
    return { rebuilt: true, failure: null };
  } catch (cause) {
    return { rebuilt: false, failure: { index: records.findIndex(isPublished), cause } };
  }
}

/**
 * Just after the instant of a wish for a new snapshot, by the clock of the machine that took it: the new one counts as
 * later.
 */
function requestedAfter({ dynamodb }: StreamRecord): number {
  const requestedAt = (dynamodb?.NewImage?.["requestedAt"] as { N?: string } | undefined)?.N;
  return requestedAt === undefined ? 0 : Number(requestedAt) + 1;
}

/** Files that no order used in time go when their record does. */
async function removeFiles(records: readonly StreamRecord[]): Promise<Consumed["failure"]> {
  for (const [index, record] of records.entries()) {
    try {
      await removeLeftFile(record);
    } catch (cause) {
      return { index, cause };
    }
  }
  return null;
}

type Failure = NonNullable<Consumed["failure"]>;
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
