import { type Instant, DEFAULT_TIME_ZONE, zonedTime } from "@tresen/contract/kit/time";
import { daysOfMonth, monthAfter } from "@tresen/contract/time-sheet/month/months";
import { getConfig } from "../../config";
import { storageCall } from "../../platform/db";
import { eraseRecorded } from "../../time-tracking";
import { TimeLinkEntity, TimeSaltEntity, TimeSheetEntity, ownerOfSheet, readHeads, readLinks } from "../stored";
import { sheetPeople } from "../people";

/**
 * Removes locked months whose time is over by the settings: entries, sheets and salts. The links stay and say when; without
 * their salts nothing can be learned from them. What is not locked is kept. May be interrupted and repeated.
 * @returns how many months ended.
 */
export async function forgetMonths({ now }: { now: Instant }): Promise<number> {
  const { timeKeptMonths } = await getConfig();
  if (timeKeptMonths === null) return 0;
  const current = zonedTime({ at: now, zone: DEFAULT_TIME_ZONE }).date.slice(0, 7);
  const newest = monthAfter(current, -timeKeptMonths - 1);
  const heads = await readHeads((await sheetPeople()).map(({ key }) => key));
  let ended = 0;
  for (const { user, lockedUntil } of heads.values())
    if (lockedUntil !== undefined) ended += await forgetOf({ user, lockedUntil, newest, now });
  return ended;
}

async function forgetOf({
  user,
  lockedUntil,
  newest,
  now,
}: {
  user: string;
  lockedUntil: string;
  newest: string;
  now: Instant;
}): Promise<number> {
  const links = await readLinks(user);
  const over = links.filter(({ month, deletedAt }) => month <= newest && deletedAt === undefined);
  const last = over.at(-1)?.month;
  if (last === undefined) return 0;
  await eraseRecorded({ owner: ownerOfSheet(user), until: daysOfMonth(last).last, now });
  for (const { month } of over) {
    await storageCall(() => TimeSaltEntity.delete({ user, month }).go());
    // The newest one has the balance that the next month begins with.
    if (month !== lockedUntil) await storageCall(() => TimeSheetEntity.delete({ user, month }).go());
    const deletedAt = new Date(now).toISOString();
    await storageCall(() => TimeLinkEntity.patch({ user, month }).set({ deletedAt }).go());
  }
  return over.length;
}
