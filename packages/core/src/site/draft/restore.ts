import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { DRAFT_MESSAGES } from "@tresen/contract/site/draft/site-draft.texts";
import { sites } from "@tresen/contract/site/site.resource";
import type { Instant } from "@tresen/contract/kit/time";
import { AppError } from "../../platform/errors";
import { getVersion } from "../../log";
import { userNames } from "../../user";
import { type Asked, editedSite, saveDraft } from "./draft";

/**
 * Fills the draft with the fields of an earlier version and publishes nothing.
 * @throws conflict with both states as `saveDraft`, missing, input where they do not fit any more, forbidden.
 */
export async function restoreVersion({
  version,
  revision,
  now,
  ...asked
}: Asked & { version: number; revision?: string | null | undefined; now: Instant }): Promise<SiteDraft> {
  const site = await editedSite(asked);
  const subjects = new Map([[sites.name, sites]]);
  const { record } = await getVersion({ ...asked, subjects, namesOf: userNames, resource: sites.name, version });
  if (!record) throw new AppError("version.not_kept", "missing", DRAFT_MESSAGES.notKept);
  return saveDraft({ ...asked, fields: record, baseVersion: site.version, revision, now });
}
