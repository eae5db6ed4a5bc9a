import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "@tresen/contract/kit/object";
import type { Instant } from "@tresen/contract/kit/time";
import type { EntityItem } from "electrodb";
import { ulid } from "ulid";
import { storageCall } from "../../platform/db";
import { SiteDraftEntity } from "./site-draft.entity";

export type DraftRow = EntityItem<typeof SiteDraftEntity>;

/** The size limit of the compressed fields in bytes; the whole row may have 400 KB. */
export const CONTENT_LIMIT = 380_000;

/** The length of a draft's name, with which all of its revisions begin. */
const NAME_LENGTH = 26;

/** The name of a draft, the same from its first saving until it is published, discarded or overwritten. */
export function draftName(revision: string): string {
  return revision.slice(0, NAME_LENGTH);
}

/** The revision of a draft that grew out of the one with the revision `known`, or of a draft that begins. */
export function nextRevision({ known, now }: { known: string | null | undefined; now: Instant }): string {
  const random = ulid(now);
  // As long as what calls may send.
  return known ? `${draftName(known)}-${random.slice(-13)}` : random;
}

export async function findDraft(site: string): Promise<DraftRow | null> {
  const { data } = await storageCall(() => SiteDraftEntity.get({ site }).go({ consistent: true }));
  return data;
}

export function compressedFields(fields: object): Uint8Array {
  return deflateRawSync(JSON.stringify(fields));
}

export function fieldsOf({ content }: Pick<DraftRow, "content">): Record<string, unknown> {
  const fields: unknown = JSON.parse(inflateRawSync(content).toString());
  if (!isObject(fields)) throw new RangeError("This row contains no fields");
  return fields;
}
