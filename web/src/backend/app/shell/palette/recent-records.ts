import { atom, getDefaultStore } from "jotai";

/** A record that the person opened. Its title is not stored, so that none outlives the record. */
export interface RecentRecord {
  resource: string;
  id: string;
}

const KEPT = 20;
const keyOf = (user: string): string => `backend-recent-${user}`;

/** Counts the changes, so that lists of recent records are rendered again. */
export const recentChangesAtom = atom(0);

/** The records that this person opened on this device, the newest first. */
export function recentRecords(user: string): RecentRecord[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? "[]");
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberRecord({ user, record }: { user: string; record: RecentRecord }): void {
  const others = recentRecords(user).filter((known) => !isSame(known, record));
  keep({ user, records: [{ resource: record.resource, id: record.id }, ...others] });
}

export function forgetRecord({ user, record }: { user: string; record: RecentRecord }): void {
  keep({ user, records: recentRecords(user).filter((known) => !isSame(known, record)) });
}

function keep({ user, records }: { user: string; records: readonly RecentRecord[] }): void {
  try {
    localStorage.setItem(keyOf(user), JSON.stringify(records.slice(0, KEPT)));
  } catch {
    // Storage is blocked: there are no recent records then.
  }
  getDefaultStore().set(recentChangesAtom, (count) => count + 1);
}

const isSame = (a: RecentRecord, b: RecentRecord): boolean => a.resource === b.resource && a.id === b.id;

function isRecent(value: unknown): value is RecentRecord {
  return (
    typeof value === "object" &&
    value !== null &&
    "resource" in value &&
    typeof value.resource === "string" &&
    "id" in value &&
    typeof value.id === "string"
  );
}
