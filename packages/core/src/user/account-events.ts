import { FACTORS, LOGIN_REASONS, type EventDetails } from "@tresen/contract/log/log-event.texts";
import type { LogEvent } from "@tresen/contract/log/log-kinds";
import type { Instant } from "@tresen/contract/kit/time";
import { isAppError } from "../platform/errors";
import { refusedWrites } from "../platform/throttle";
import { type Told, logEventWrites } from "../records/log-events";
import type { Row } from "../records/rows";
import type { WrittenWith } from "./throttle";
import { userRows } from "./user-rows";

/**
 * Something that happened to an account, for the log of the user's branches. It names neither the person nor an address.
 * @param by who did it: the user themselves, somebody who looks after them, or somebody who is not known.
 */
export function accountEvent({
  user,
  event,
  by = user.id,
  details,
  now,
}: {
  user: Row;
  event: LogEvent;
  by?: string | null;
  details: EventDetails;
  now: Instant;
}): Told {
  return {
    event,
    at: now,
    actor: by === null ? { kind: "visitor" } : { kind: "staff", id: by },
    subject: { resource: userRows.name, id: user.id },
    branches: userRows.recordOf(user).branches.map(({ id }) => id),
    details,
  };
}

/** That a second factor was set up or removed. */
export function factorEvent({
  factor,
  ...asked
}: Pick<Parameters<typeof accountEvent>[0], "user" | "by" | "now"> & {
  event: "second-factor-added" | "second-factor-removed";
  factor: keyof typeof FACTORS;
}): Told {
  return accountEvent({ ...asked, details: { reason: FACTORS[factor] } });
}

/**
 * What is written with the counter of a refused attempt: the entry of a known user, or a count of those with unknown
 * names, so that neither the answer nor its duration tells which it was.
 */
export function refusedAttempt({ user, error, now }: { user: Row | null; error: unknown; now: Instant }): WrittenWith {
  return ({ isLocked }) => {
    if (!user) return refusedWrites({ kind: "login", now });
    const reason = isAppError(error) ? LOGIN_REASONS[error.code] : undefined;
    const event = isLocked ? "login-locked" : "login-refused";
    return logEventWrites([accountEvent({ user, event, by: null, details: reason ? { reason } : {}, now })]);
  };
}
