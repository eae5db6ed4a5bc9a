import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "@tresen/contract/kit/object";
import type { EntityItem } from "electrodb";
import { storageCall } from "../../platform/db";
import { SiteDraftEntity } from "./site-draft.entity";

export type DraftRow = EntityItem<typeof SiteDraftEntity>;

/** The size limit of the compressed fields in bytes; the whole row may have 400 KB. */
export const CONTENT_LIMIT = 380_000;

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
