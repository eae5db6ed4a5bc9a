import { deflateRawSync, inflateRawSync } from "node:zlib";
import { isObject } from "@tresen/contract/kit/object";
import type { SiteDraft } from "@tresen/contract/site/draft/site-draft";
import { sites } from "@tresen/contract/site/site.resource";
import type { EntityItem } from "electrodb";
import { storageCall } from "../../platform/db";
import { withPictures } from "../../records";
import { userNames } from "../../user";
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

/** The draft as its editors get it, with the newest files of its pictures. */
export async function answeredDraft(row: DraftRow): Promise<SiteDraft> {
  const [names, [fields]] = await Promise.all([
    userNames([row.updatedBy]),
    withPictures({ schema: sites.fields, values: [fieldsOf(row)] }),
  ]);
  const { baseVersion, updatedAt, updatedBy, revision } = row;
  // As they were checked when the draft was saved.
  const checked = fields as SiteDraft["fields"];
  return { fields: checked, baseVersion, updatedAt, updatedBy, updatedByName: names.get(updatedBy) ?? null, revision };
}
