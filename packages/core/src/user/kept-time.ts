import { IN_USE } from "@tresen/contract/kit/errors";
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { addMonths } from "@tresen/contract/labour-law/leave/calendar";
import { CONFIRMED_TIME, LOCKED_TIME, keptAbsences } from "@tresen/contract/user/user.texts";
import { absencesOf } from "../absence/stored";
import { getConfig } from "../config";
import { AppError } from "../platform/errors";
import { hasConfirmedMonths, hasLockedMonths } from "../time-sheet/stored";

/** For how long records of working time are kept at least: § 16 Abs. 2 ArbZG. */
const LEAST_MONTHS = 24;

/**
 * Refuses that somebody is removed whose time has to be kept: locked months (§ 132 BAO), months that were confirmed, and
 * approved absences, for as long as the settings say, but two years at least. Recorded time refuses it as a reference.
 * @throws conflict.
 */
export async function requireNoKeptTime({ user, now }: { user: string; now: Instant }): Promise<void> {
  if (await hasLockedMonths(user)) throw kept(LOCKED_TIME);
  if (await hasConfirmedMonths(user)) throw kept(CONFIRMED_TIME);
  const [{ timeKeptMonths }, absences] = await Promise.all([getConfig(), absencesOf(user)]);
  const months = Math.max(LEAST_MONTHS, timeKeptMonths ?? 0);
  const since = addMonths(zonedTime({ at: now, zone: DEFAULT_TIME_ZONE }).date, -months);
  if (absences.some(({ state, to }) => state === "approved" && to >= since)) throw kept(keptAbsences(months));
}

function kept(message: string): AppError {
  return new AppError(IN_USE, "conflict", message);
}
