import type { SiteDraft, SiteStates } from "@tresen/contract/site/draft/site-draft";
import { DRAFT_MESSAGES } from "@tresen/contract/site/draft/site-draft.texts";
import type { Resource } from "@tresen/contract/kit/resource";
import { notFound } from "@tresen/contract/kit/errors.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { sites } from "@tresen/contract/site/site.resource";
import type { Actor } from "../../platform/actor";
import { ConditionFailed, storageCall } from "../../platform/db";
import { AppError, inputError } from "../../platform/errors";
import { requireWrite, tryUpdate } from "../../records";
import { type Row, findRow } from "../../records/rows";
import { refusedWithStates, statesOf } from "./states";
import { type DraftRow, CONTENT_LIMIT, SiteDraftEntity, compressedFields, findDraft, nextRevision } from "../draft-row";
import { answeredDraft } from "./answered-draft";

const resource: Resource = sites;

export interface Asked {
  actor: Actor;
  /** The id of the page. */
  id: string;
}

/** Page and draft, for those who may change the page. @throws missing, forbidden. */
export async function readStates(asked: Asked): Promise<SiteStates> {
  return statesOf(await editedSite(asked));
}

/** @throws missing, also for a page without a draft, and forbidden. */
export async function readDraft({ actor, id }: Asked): Promise<SiteDraft> {
  await editedSite({ actor, id });
  const row = await findDraft(id);
  if (!row) throw new AppError("draft.missing", "missing", DRAFT_MESSAGES.missing);
  return answeredDraft(row);
}

/**
 * Stores the draft of a page and changes nothing that is published. Its fields are checked as those of the page would
 * be, unique paths included.
 * @param revision of the draft that was read, null if there was none; undefined overwrites whatever there is.
 * @throws conflict with both states if the draft has another revision or stands on a newer version of the page than what
 * is saved, input, missing, forbidden, tooLarge.
 */
export async function saveDraft({
  fields,
  baseVersion,
  revision,
  now,
  ...asked
}: Asked & {
  fields: Record<string, unknown>;
  baseVersion: number;
  revision?: string | null | undefined;
  now: Instant;
}): Promise<SiteDraft> {
  const { actor, id } = asked;
  const site = await editedSite(asked);
  if (baseVersion > site.version)
    throw inputError({
      code: "validation",
      faults: [fieldError({ path: "baseVersion", code: "draft.base", message: DRAFT_MESSAGES.base })],
    });
  await tryUpdate({ resource, actor, now, id, input: { ...fields, version: site.version } });
  const content = compressedFields(fields);
  if (content.length > CONTENT_LIMIT) throw new AppError("draft.too_large", "tooLarge", DRAFT_MESSAGES.tooLarge);
  const row: DraftRow = {
    site: id,
    baseVersion,
    updatedAt: new Date(now).toISOString(),
    updatedBy: actor.kind === "staff" ? actor.user.id : "",
    revision: nextRevision({ known: revision, now }),
    content,
  };
  await put({ row, revision, site });
  return answeredDraft(row);
}

/** @throws missing, also for a page without a draft, and forbidden. */
export async function removeDraft({ actor, id }: Asked): Promise<void> {
  await editedSite({ actor, id });
  try {
    await storageCall(() =>
      SiteDraftEntity.delete({ site: id })
        .where(({ revision }, { exists }) => exists(revision))
        .go({ response: "none" }),
    );
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw new AppError("draft.missing", "missing", DRAFT_MESSAGES.missing, [], { cause: error });
  }
}

/** The page, for those who may change it. @throws missing, forbidden. */
export async function editedSite({ actor, id }: Asked): Promise<Row> {
  requireWrite({ resource, verb: "update", actor });
  const row = await findRow({ resource, id });
  if (!row) throw new AppError("record.missing", "missing", notFound(resource.one));
  requireWrite({ resource, verb: "update", actor, rows: [row] });
  return row;
}

async function put({
  row,
  revision: known,
  site,
}: {
  row: DraftRow;
  revision: string | null | undefined;
  site: Row;
}): Promise<void> {
  try {
    await storageCall(() => {
      const writing = SiteDraftEntity.put(row);
      if (known === undefined) return writing.go({ response: "none" });
      return writing
        .where(({ revision, baseVersion }, { eq, lte, notExists }) =>
          known === null ? notExists(revision) : `${eq(revision, known)} AND ${lte(baseVersion, row.baseVersion)}`,
        )
        .go({ response: "none" });
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    throw await refusedWithStates({ code: "draft.changed", message: DRAFT_MESSAGES.changed, site, cause: error });
  }
}
