import { hasTexts, keptList } from "../../../shared/kept/kept-list";

/** A record that the person opened. Its title is not stored, so that none outlives the record. */
export interface RecentRecord {
  resource: string;
  id: string;
}

const records = keptList<RecentRecord>({
  key: "backend-recent",
  isEntry: (value) => hasTexts(value, ["resource", "id"]),
  isSame: (a, b) => a.resource === b.resource && a.id === b.id,
});

export const recentChangesAtom = records.changesAtom;

/** The records that this person opened on this device, the newest first. */
export const recentRecords = records.entries;

export function rememberRecord({ user, record: { resource, id } }: { user: string; record: RecentRecord }): void {
  records.add({ user, entry: { resource, id } });
}

export function forgetRecord({ user, record }: { user: string; record: RecentRecord }): void {
  records.remove({ user, entry: record });
}
