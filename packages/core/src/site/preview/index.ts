import { hash, randomBytes } from "node:crypto";
import { PREVIEW_DAYS } from "@tresen/contract/site/preview";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { withoutHidden } from "@tresen/contract/site/shown-sections";
import { PREVIEW_MESSAGES } from "@tresen/contract/site/preview.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { mayWhole } from "@tresen/contract/kit/access";
import { type Actor, personOf } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError, forbidden, inputError } from "../../platform/errors";
import { type Row, findRow, namedRecords, recordOf } from "../../records/rows";
import { requireWrite, withPictures } from "../../records";
import { fieldsOf, findDraft } from "../draft-row";
import { PreviewLinkEntity } from "./preview-link.entity";

const resource: Resource = sites;
const siteRows = namedRecords<Site>("sites");

/**
 * Creates a link that opens a page to everybody who has it, until it expires. The key is returned only once.
 * @throws unauthenticated or forbidden for actors who may not read and write the page, missing, input for an expiry
 * that is past or too far ahead.
 */
export async function createPreviewLink({
  actor,
  site,
  expiresAt,
  now,
}: {
  actor: Actor;
  site: string;
  expiresAt: string;
  now: Instant;
}): Promise<{ key: string; expiresAt: string }> {
  requireEditor({ actor, rows: [] });
  const row = await findRow({ resource, id: site });
  if (!row) throw new AppError("record.missing", "missing", notFound(resource.one));
  requireEditor({ actor, rows: [row] });
  const end = Date.parse(expiresAt);
  if (end <= now || end > now + PREVIEW_DAYS * DAY)
    throw inputError({
      code: "preview.expiry",
      faults: [{ field: "expiresAt", code: "preview.expiry", message: PREVIEW_MESSAGES.expiry(PREVIEW_DAYS) }],
    });
  const key = randomBytes(32).toString("base64url");
  const link = { keyHash: hashOf(key), site, expiresAt: Math.floor(end / 1000) };
  await storageCall(() => PreviewLinkEntity.create(link).go({ response: "none" }));
  return { key, expiresAt: expiryText(link) };
}

/**
 * The page as its draft is now, or as it is published where there is none, for callers with a valid key to it, and how
 * long that is.
 * @throws missing for any other key, and for one that has expired.
 */
export async function readPreview({
  key,
  now,
}: {
  key: string;
  now: Instant;
}): Promise<{ site: Site; expiresAt: string }> {
  const { data } = await storageCall(() => PreviewLinkEntity.get({ keyHash: hashOf(key) }).go({ consistent: true }));
  // DynamoDB removes expired rows with a delay.
  const row = data && data.expiresAt * 1000 > now ? await findRow({ resource, id: data.site }) : null;
  if (!data || !row) throw new AppError("preview.unknown", "missing", PREVIEW_MESSAGES.unknown);
  const draft = await findDraft(row.id);
  const shown: Site = { ...siteRows.recordOf(row), ...(draft ? fieldsOf(draft) : {}) };
  const [site = shown] = await withPictures({ schema: sites.fields, values: [shown] });
  return { site: withoutHidden(site), expiresAt: expiryText(data) };
}

/** Whoever makes a link reads the page with it, so the permission to change pages is not enough. */
function requireEditor({ actor, rows }: { actor: Actor; rows: readonly Row[] }): void {
  requireWrite({ resource, verb: "update", actor, rows });
  const asked = { person: personOf(actor), verb: "read" as const, resource };
  if (!mayWhole(asked) || !rows.every((row) => mayWhole({ ...asked, record: recordOf(row) }))) throw forbidden();
}

function expiryText({ expiresAt }: { expiresAt: number }): string {
  return new Date(expiresAt * 1000).toISOString();
}

function hashOf(key: string): string {
  return hash("sha256", key, "base64url");
}
