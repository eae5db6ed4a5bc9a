import { LIMIT_MESSAGES } from "@tresen/contract/messages";
import { type Instant, MINUTE } from "@tresen/contract/time";
import { ConditionFailed, service, stored } from "../db";
import { env } from "../env";
import { AppError } from "../errors";
import { type Counted, type Limit, counterKey } from "./counter-key";

export { type Counted, type Limit } from "./counter-key";
export { lineOf, mailboxOf } from "./recipient";
export { type Refused, type Tallied, type Turn, takeTurns, tallyRows } from "./tally";

type Counting = Counted & Limit & { now: Instant };

const { attempt } = service.entities;

/** Whether anything but log-ins is limited: always, but for measurements on one machine. */
export function isLimited(): boolean {
  return env.LIMITS === "on";
}

/**
 * Counts a turn before what it stands for is done, so that many at once are no way around the limit.
 * @param message in German, from the minutes to wait.
 * @throws limit once there were too many within the window.
 */
export async function takeTurn({ code = "limit.exceeded", message = LIMIT_MESSAGES.exceeded, ...turn }: Counting & { code?: string; message?: string | ((minutes: number) => string) }): Promise<void> {
  if (!isLimited()) return;
  const wait = await countTurn(turn);
  if (wait <= 0) return;
  throw new AppError(code, "limit", typeof message === "string" ? message : message(Math.ceil(wait / MINUTE)), [], { wait });
}

/** Counts a turn. @returns milliseconds to wait, 0 when it may be taken. */
export async function countTurn({ kind, value, limit, window, now }: Counting): Promise<number> {
  const key = counterKey({ kind, value });
  for (let round = 0; round < 3; round += 1) {
    try {
      const { data } = await stored(() => attempt.update({ key }).add({ count: 1 }).where(({ until }, { gt }) => gt(until, now)).go({ response: "all_new" }));
      return (data.count ?? 0) > limit ? (data.until ?? now) - now : 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
    // No window is running: begin one, unless somebody else just did.
    try {
      const until = now + window;
      await stored(() => attempt.put({ key, count: 1, until, expiresAt: Math.ceil(until / 1000) }).where(({ until: end }, { notExists, lte }) => `${notExists(end)} OR ${lte(end, now)}`).go({ response: "none" }));
      return 0;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  return window;
}

/** Gives one turn back: it turned out to be none to count. */
export async function returnTurn(counted: Counted): Promise<void> {
  await stored(() => attempt.patch({ key: counterKey(counted) }).add({ count: -1 }).go()).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

/** Lets counting start anew. */
export async function forgetTurns(counted: Counted): Promise<void> {
  await stored(() => attempt.delete({ key: counterKey(counted) }).go());
}
