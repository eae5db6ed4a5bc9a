import { type Choice, type Merged, mergePages } from "../merge/merge-pages";
import { type PageFields, fieldsOfPage, isSamePage } from "../model/page-fields";
import { type StoredPage, editedFields } from "./stored-page";

/** What somebody else has made of the page, and from what it was made. */
export interface Incoming {
  base: PageFields;
  theirs: PageFields;
  /** Who it was; null where it is not known. */
  by: { id: string; name: string | null } | null;
  at: string;
}

/**
 * What others have done since the page was read: to the draft, and to the published page under the draft, each from
 * where it began. Nothing if nobody did anything.
 */
export async function incomingOf({
  before,
  stored,
  version,
}: {
  before: { stored: StoredPage; synced: PageFields; baseVersion: number };
  stored: StoredPage;
  version: (version: number) => Promise<PageFields | null>;
}): Promise<Incoming[]> {
  const { record, draft } = stored;
  const steps: Incoming[] = [];
  const theirs = editedFields(stored);
  if (!isSamePage(theirs, before.synced)) steps.push({ base: before.synced, theirs, ...authorOf(stored) });
  // The page was changed under its draft, which would be refused when it is published.
  if (draft && draft.baseVersion < record.version && before.baseVersion < record.version) {
    const published = fieldsOfPage(record);
    const known = before.stored.record.version === draft.baseVersion ? fieldsOfPage(before.stored.record) : null;
    // Where the version from which the draft began is not kept any more, the draft stays as it is.
    const base = known ?? (await version(draft.baseVersion).catch(() => null)) ?? published;
    if (!isSamePage(base, published)) steps.push({ base, theirs: published, by: null, at: record.updatedAt });
  }
  return steps;
}

function authorOf({ record, draft }: StoredPage): Pick<Incoming, "by" | "at"> {
  return draft
    ? { by: { id: draft.updatedBy, name: draft.updatedByName }, at: draft.updatedAt }
    : { by: null, at: record.updatedAt };
}

export function withIncoming({
  incoming: { base, theirs },
  mine,
  choices,
}: {
  incoming: Incoming;
  mine: PageFields;
  choices?: ReadonlyMap<string, Choice>;
}): Merged {
  return mergePages({ base, mine, theirs, ...(choices ? { choices } : {}) });
}
