import type { Resource } from "@tresen/contract/kit/resource";
import type { Instant } from "@tresen/contract/kit/time";
import { DRAFT_MESSAGES } from "@tresen/contract/site/draft/site-draft.texts";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { transactionWrites } from "../../platform/db";
import { AppError } from "../../platform/errors";
import { referrerIndexing, updateRecord } from "../../records";
import type { Row, WriteCheck } from "../../records/rows";
import { type DraftRow, SiteDraftEntity, fieldsOf, findDraft } from "../draft-row";
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

/** Ends the draft with the write that publishes it, on condition that nobody has saved it meanwhile. */
export function endingDraft({ site, revision: known }: DraftRow): WriteCheck {
  return {
    condition: () => {
      const [removal] = transactionWrites({
        entities: { draft: SiteDraftEntity },
        writes: ({ draft }) => [
          draft
            .delete({ site })
            .where(({ revision }, { eq }) => eq(revision, known))
            .commit(),
        ],
      });
      if (!removal) throw new RangeError("No removal was made");
      return removal;
    },
    error: new AppError("draft.changed", "conflict", DRAFT_MESSAGES.changed),
  };
}
