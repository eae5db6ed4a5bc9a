import { limitExceeded } from "@tresen/contract/order/limit.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import { ConditionFailed, type TransactionWrite, storageCall, writeTransaction } from "../db";
import { limitEnv } from "../env";
import { AppError } from "../errors";
import { type Counted, type Limit, counterKey } from "./counter-key";
import { AttemptEntity } from "./attempt.entity";
import { countRefused } from "./refused";

export { type Counted, type Limit } from "./counter-key";
export { keepPace } from "./pace";
export { readAttempts } from "./read";
export { countRefused, refusedCounts, refusedWrites } from "./refused";
export { mailboxOf } from "./recipient";
export {
  type LimitReached,
  type LimitedValue,
  type CountedAction,
  countAction,
  counterRowKeys,
} from "./counted-actions";

type Counting = Counted & Limit & { now: Instant };

/** Whether rate limits apply to anything but log-ins: always, except for measurements on one machine. */
export function isLimited(): boolean {
  return limitEnv.LIMITS === "on";
}

/**
 * Counts an attempt before it is carried out, so that concurrent requests cannot exceed the limit.
 * @param message German text, made from the minutes to wait.
 * @throws limit when there were too many within the window.
 */
export async function enforceRateLimit({
  code = "limit.exceeded",
  message = limitExceeded,
  ...counted
}: Counting & { code?: string; message?: string | ((minutes: number) => string) }): Promise<void> {
  if (!isLimited()) return;
  const wait = await countAttempt(counted);
  if (wait <= 0) return;
  await countRefused({ kind: "limit", now: counted.now });
  throw new AppError(code, "limit", typeof message === "string" ? message : message(Math.ceil(wait / MINUTE)), [], {
    wait,
  });
}

/** Counts an attempt. @returns milliseconds to wait, 0 when it is allowed. */
export async function countAttempt({ limit, ...counted }: Counting): Promise<number> {
  const { count, left } = await addAttempt({ ...counted, open: 0 });
  return count > limit ? left : 0;
}

/** The attempts of a window: their number, how many have no result yet, and the milliseconds until the window ends. */
export interface AttemptCount {
  count: number;
  open: number;
  left: number;
}

/** Counts an attempt whose result is not known yet. `closeAttempt` must follow. */
export async function openAttempt(counted: Omit<Counting, "limit">): Promise<AttemptCount> {
  return addAttempt({ ...counted, open: 1 });
}

/** Closes an open attempt and decides whether it still counts. @param writes what is written with it. */
export async function closeAttempt({
  isCounted,
  ...counted
}: Counted & { isCounted: boolean; writes?: readonly TransactionWrite[] }): Promise<void> {
  await change({ ...counted, by: { count: isCounted ? 0 : -1, open: -1 } });
}

/** Removes one attempt from the count. */
export async function uncountAttempt(counted: Counted): Promise<void> {
  await change({ ...counted, by: { count: -1 } });
}

/** Resets the counter. */
export async function clearAttempts(counted: Counted): Promise<void> {
  await storageCall(() => AttemptEntity.delete({ key: counterKey(counted) }).go());
}

async function addAttempt({
  kind,
  value,
  window,
  now,
  open,
}: Omit<Counting, "limit"> & { open: 0 | 1 }): Promise<AttemptCount> {
  const key = counterKey({ kind, value });
  for (let round = 0; round < 3; round += 1) {
    try {
      const { data } = await storageCall(() =>
        AttemptEntity.update({ key })
          .add({ count: 1, open })
          .where(({ until }, { gt }) => gt(until, now))
          .go({ response: "all_new" }),
      );
      return { count: data.count ?? 0, open: data.open ?? 0, left: (data.until ?? now) - now };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    // No window exists: start one, unless another process has just started it.
    try {
      const until = now + window;
      await storageCall(() =>
        AttemptEntity.put({ key, count: 1, open, until, expiresAt: Math.ceil(until / 1000) })
          .where(({ until: end }, { notExists, lte }) => `${notExists(end)} OR ${lte(end, now)}`)
          .go({ response: "none" }),
      );
      return { count: 1, open, left: window };
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  return { count: Infinity, open: 0, left: window };
}

/** Changes a counter, and does nothing to it when it does not exist any more. @param writes what is written with it. */
async function change({
  by,
  writes = [],
  ...counted
}: Counted & { by: { count: number; open?: number }; writes?: readonly TransactionWrite[] }): Promise<void> {
  const key = counterKey(counted);
  const entities = { attempts: AttemptEntity };
  const written =
    writes.length === 0
      ? storageCall(async () => void (await AttemptEntity.patch({ key }).add(by).go()))
      : writeTransaction({
          entities,
          writes: ({ attempts }) => [attempts.patch({ key }).add(by).commit(), ...writes],
        });
  await written.catch(async (error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
    if (writes.length > 0) await writeTransaction({ entities, writes: () => writes });
  });
}
