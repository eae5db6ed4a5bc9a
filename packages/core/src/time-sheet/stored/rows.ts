import { TIME_SHEET_MESSAGES as messages } from "@tresen/contract/time-sheet/time-sheet.texts";
import type { EntityItem } from "electrodb";
import { type TransactionWrite, batchRead, keyOf, storageCall, transactionWrites } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { type WriteCheck, stale } from "../../records/rows";
import { TimeHeadEntity, TimeLinkEntity, TimeSaltEntity, TimeSheetEntity } from "./time-sheet.entity";

export type SheetRow = EntityItem<typeof TimeSheetEntity>;
export type HeadRow = EntityItem<typeof TimeHeadEntity>;
export type LinkRow = EntityItem<typeof TimeLinkEntity>;

/** The sheets of these people and months that somebody has done something with, by `sheetKey`. */
export async function readSheets(
  wanted: readonly { user: string; month: string }[],
): Promise<ReadonlyMap<string, SheetRow>> {
  const keyed = wanted.map((one) => ({ name: sheetKey(one), key: keyOf(TimeSheetEntity.get(one).params()) }));
  const found = await batchRead(keyed.map(({ key }) => key));
  return new Map(
    keyed.flatMap(({ name, key }) => {
      const item = found(key);
      const row = item && TimeSheetEntity.parse({ Item: item }).data;
      return row ? [[name, row] as const] : [];
    }),
  );
}

export const sheetKey = ({ user, month }: { user: string; month: string }): string => `${user} ${month}`;

/** Until when the time of these people is locked, by the user. */
export async function readHeads(users: readonly string[]): Promise<ReadonlyMap<string, HeadRow>> {
  const keyed = users.map((user) => ({ user, key: keyOf(TimeHeadEntity.get({ user }).params()) }));
  const found = await batchRead(keyed.map(({ key }) => key));
  return new Map(
    keyed.flatMap(({ user, key }) => {
      const item = found(key);
      const row = item && TimeHeadEntity.parse({ Item: item }).data;
      return row ? [[user, row] as const] : [];
    }),
  );
}

export async function readHead(user: string): Promise<HeadRow> {
  return (await readHeads([user])).get(user) ?? { user };
}

/** The locked months of a person, the oldest first. */
export async function readLinks(user: string): Promise<LinkRow[]> {
  const { data } = await storageCall(() =>
    TimeLinkEntity.query.primary({ user }).go({ pages: "all", consistent: true }),
  );
  return data;
}

/** The salts of a person by month. */
export async function readSalts(user: string): Promise<ReadonlyMap<string, string>> {
  const { data } = await storageCall(() =>
    TimeSaltEntity.query.primary({ user }).go({ pages: "all", consistent: true }),
  );
  return new Map(data.map(({ month, salt }) => [month, salt]));
}

/** Days of a person, whose word is that of `sheetOwner`. */
interface DaysOf {
  user: string;
  days: readonly string[];
}

/** A month in which something was to be changed, and the last one that is locked. */
export interface LockedMonth {
  month: string;
  lockedUntil: string;
}

/** The conditions of a change of activities on these days. @throws conflict for a locked month. */
export async function unlockedChecks(changed: DaysOf): Promise<WriteCheck[]> {
  return (await unlockedWrites(changed)).map((write) => ({ condition: () => write, error: stale() }));
}

/** @param message of the month. @throws conflict where a month of these days is locked. */
export async function requireUnlocked({
  message,
  ...changed
}: DaysOf & { message: (month: string) => string }): Promise<void> {
  const refused = ({ month }: LockedMonth): AppError => new AppError("time.locked", "conflict", message(month));
  await unlockedWrites({ ...changed, refused });
}

/**
 * What is written beside a change of activities or absences on these days: it fails where one of the months is locked at the
 * moment of the write, and a lock that has not seen the change fails in its turn.
 * @param refused What is thrown instead for a locked month.
 * @throws conflict for a locked month.
 */
export async function unlockedWrites({
  user,
  days,
  refused = lockedMonth,
}: DaysOf & { refused?: (locked: LockedMonth) => AppError }): Promise<TransactionWrite[]> {
  const months = days.map((day) => day.slice(0, 7)).sort();
  const first = months[0];
  if (first === undefined) return [];
  const { lockedUntil } = await readHead(user);
  if (lockedUntil !== undefined && first <= lockedUntil) throw refused({ month: first, lockedUntil });
  return transactionWrites({
    entities: { heads: TimeHeadEntity },
    writes: ({ heads }) => [
      heads
        .upsert({ user })
        .add({ turn: 1 })
        .where(({ lockedUntil: stored }, { eq, notExists }) =>
          lockedUntil === undefined ? notExists(stored) : eq(stored, lockedUntil),
        )
        .commit(),
    ],
  });
}

const lockedMonth = ({ month }: LockedMonth): AppError =>
  new AppError("time.locked", "conflict", messages.locked(month));

/** Whether somebody has locked months whose time is not over: one Query. */
export async function hasLockedMonths(user: string): Promise<boolean> {
  return (await readLinks(user)).some(({ deletedAt }) => deletedAt === undefined);
}

/** Whether somebody has months that were confirmed or approved and not locked yet: one Query. */
export async function hasConfirmedMonths(user: string): Promise<boolean> {
  const { data } = await storageCall(() => TimeSheetEntity.query.primary({ user }).go({ pages: "all" }));
  return data.some(({ state }) => state === "confirmed" || state === "approved");
}

/** Removes what is kept of a person's sheets. The links stay, which tell nothing without the salts. */
export async function eraseTimeSheets({ user }: { user: string }): Promise<void> {
  for (const month of (await readSalts(user)).keys())
    await storageCall(() => TimeSaltEntity.delete({ user, month }).go());
  const { data } = await storageCall(() => TimeSheetEntity.query.primary({ user }).go({ pages: "all" }));
  for (const { month } of data) await storageCall(() => TimeSheetEntity.delete({ user, month }).go());
}
