import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { type Choice, type Merged, mergePages } from "../merge/merge-pages";
import { type PageFields, fieldsOfPage, isSamePage } from "../model/page-fields";
import { type PageCalls, type StoredPage, editedFields } from "./stored-page";

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
  version: PageCalls["version"];
}): Promise<Incoming[]> {
  const { record, draft } = stored;
  const steps: Incoming[] = [];
  const theirs = editedFields(stored);
  const read = (number: number) => version(number).catch(() => null);
  const publisher = async (): Promise<Pick<Incoming, "by" | "at">> => ({
    by: (await read(record.version))?.by ?? null,
    at: record.updatedAt,
  });
  if (!isSamePage(theirs, before.synced))
    steps.push({ base: before.synced, theirs, ...(draft ? saverOf(draft) : await publisher()) });
  // The page was changed under its draft, which would be refused when it is published.
  if (draft && draft.baseVersion < record.version && before.baseVersion < record.version) {
    const published = fieldsOfPage(record);
    const known = before.stored.record.version === draft.baseVersion ? fieldsOfPage(before.stored.record) : null;
    // Where the version from which the draft began is not kept any more, the draft stays as it is.
    const base = known ?? (await read(draft.baseVersion))?.fields ?? published;
    if (!isSamePage(base, published)) steps.push({ base, theirs: published, ...(await publisher()) });
  }
  return steps;
}

function saverOf({ updatedBy, updatedByName, updatedAt }: SiteDraft): Pick<Incoming, "by" | "at"> {
  return { by: { id: updatedBy, name: updatedByName }, at: updatedAt };
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
