import { hash, randomBytes } from "node:crypto";
import { PREVIEW_DAYS } from "@tresen/contract/site/preview";
import type { Resource } from "@tresen/contract/kit/resource";
import { type Site, sites } from "@tresen/contract/site/site.resource";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { PREVIEW_MESSAGES } from "@tresen/contract/site/preview.texts";
import { notFound } from "@tresen/contract/kit/errors.texts";
import { mayWhole } from "@tresen/contract/kit/access";
import { type Actor, personOf } from "../../platform/actor";
import { storageCall } from "../../platform/db";
import { AppError, forbidden, inputError } from "../../platform/errors";
import { type Row, findRow, namedRecords, recordOf } from "../../records/rows";
import { requireWrite } from "../../records";
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
  await storageCall(() =>
    PreviewLinkEntity.create({ keyHash: hashOf(key), site, expiresAt: Math.floor(end / 1000) }).go({
      response: "none",
    }),
  );
  return { key, expiresAt: new Date(Math.floor(end / 1000) * 1000).toISOString() };
}

/**
 * The current page, for callers with a valid key to it.
 * @throws missing for any other key, and for one that has expired.
 */
export async function readPreview({ key, now }: { key: string; now: Instant }): Promise<Site> {
  const { data } = await storageCall(() => PreviewLinkEntity.get({ keyHash: hashOf(key) }).go({ consistent: true }));
  // DynamoDB removes expired rows with a delay.
  const row = data && data.expiresAt * 1000 > now ? await findRow({ resource, id: data.site }) : null;
  if (!row) throw new AppError("preview.unknown", "missing", PREVIEW_MESSAGES.unknown);
  return siteRows.recordOf(row);
}

/** Whoever makes a link reads the page with it, so the permission to change pages is not enough. */
function requireEditor({ actor, rows }: { actor: Actor; rows: readonly Row[] }): void {
  requireWrite({ resource, verb: "update", actor, rows });
  const asked = { person: personOf(actor), verb: "read" as const, resource };
  if (!mayWhole(asked) || !rows.every((row) => mayWhole({ ...asked, record: recordOf(row) }))) throw forbidden();
}

function hashOf(key: string): string {
  return hash("sha256", key, "base64url");
}
