import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { DRAFT_MESSAGES } from "@tresen/contract/site/draft/site-draft.texts";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { transactionWrites } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { referrerIndexing, updateRecord } from "../../records";
import type { Row, WriteCheck } from "../../records/rows";
import { type DraftRow, SiteDraftEntity, draftName, fieldsOf, findDraft } from "../draft-row";
import { type Asked, editedSite } from "./draft";
import { answeredSite, refusedWithStates } from "./states";

const resource: Resource = sites;

export interface Publication extends Asked {
  /** The version of the page as it was read. */
  version: number;
  /** The revision of the draft as it was read; without it, whichever there is. */
  revision?: string | undefined;
  /** Whether the page's former address shall get a redirect with it, if it moves. */
  redirect?: boolean | undefined;
  now: Instant;
}

/**
 * Makes the draft the page and removes it, in one transaction, with the redirect if one is wished. The page is checked
 * again, since others may have taken its path meanwhile.
 * @throws conflict with both states if the page or the draft was changed after they were read, missing, also for a page
 * without a draft, input, forbidden.
 */
export async function publishDraft(publication: Publication): Promise<Site> {
  const { actor, id, version, now } = publication;
  const { site, draft } = await publishable(publication);
  const fields = fieldsOf(draft);
  await updateRecord({
    resource,
    actor,
    now,
    id,
    input: { ...fields, version },
    hooks: {
      checks: async () => [endingDraft(draft), ...(await wishedRedirect({ publication, site, fields }))],
    },
    indexing: referrerIndexing,
  });
  return answeredSite(await editedSite({ actor, id }));
}

/** The writes of the redirect from the page's former address, if one is wished. @throws as `redirectAlong`. */
export async function wishedRedirect({
  publication: { redirect, actor, now },
  site,
  fields,
}: {
  publication: Publication;
  site: Row;
  fields: Readonly<Record<string, unknown>>;
}): Promise<WriteCheck[]> {
  if (!redirect) return [];
  // Most publications need nothing of redirects.
  const { redirectAlong } = await import("../moved-page");
  return redirectAlong({ row: site, fields, actor, now });
}

/** The page and its draft, if that may be published. @throws as `publishDraft`. */
export async function publishable({
  version,
  revision,
  ...asked
}: Publication): Promise<{ site: Row; draft: DraftRow }> {
  const site = await editedSite(asked);
  const draft = await findDraft(asked.id);
  if (!draft) throw new AppError("draft.missing", "missing", DRAFT_MESSAGES.missing);
  if (draft.baseVersion < site.version || version !== site.version)
    throw await refusedWithStates({ code: "draft.outdated", message: DRAFT_MESSAGES.outdated, site });
  if (revision !== undefined && revision !== draft.revision)
    throw await refusedWithStates({ code: "draft.changed", message: DRAFT_MESSAGES.changed, site });
  return { site, draft };
}

/**
 * What becomes of the page's draft with the write that publishes what was planned of it: it ends if nobody has saved it
 * since. If it was edited further, it stands on the version that is published, since it grew out of that. Another draft
 * stays as it is.
 */
export async function draftAfterPlan({
  row,
  revision,
}: {
  /** The page before it is published. */
  row: Row;
  /** The revision that was planned. */
  revision: string | undefined;
}): Promise<WriteCheck[]> {
  const draft = await findDraft(row.id);
  if (!draft || revision === undefined) return [];
  if (draft.revision === revision) return [endingDraft(draft)];
  const name = draftName(revision);
  return draftName(draft.revision) === name ? [rebasedDraft({ site: row.id, name, baseVersion: row.version + 1 })] : [];
}

/** Its revision stays, so that plans of it which are still to come end it. */
function rebasedDraft({ site, name, baseVersion }: { site: string; name: string; baseVersion: number }): WriteCheck {
  return draftWrite(({ draft }) => [
    draft
      .patch({ site })
      .set({ baseVersion })
      .where(({ revision }, { begins }) => begins(revision, name))
      .commit(),
  ]);
}

/** Ends the draft with the write that publishes it, on condition that nobody has saved it meanwhile. */
function endingDraft({ site, revision: known }: DraftRow): WriteCheck {
  return draftWrite(({ draft }) => [
    draft
      .delete({ site })
      .where(({ revision }, { eq }) => eq(revision, known))
      .commit(),
  ]);
}

/** A write of the draft beside one of the page; if its condition fails, the draft was changed meanwhile. */
function draftWrite(
  writes: Parameters<typeof transactionWrites<{ draft: typeof SiteDraftEntity }>>[0]["writes"],
): WriteCheck {
  return {
    condition: () => {
      const [made] = transactionWrites({ entities: { draft: SiteDraftEntity }, writes });
      if (!made) throw new RangeError("No write was made");
      return made;
    },
    error: new AppError("draft.changed", "conflict", DRAFT_MESSAGES.changed),
  };
}
