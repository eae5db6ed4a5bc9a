import { idOfRow } from "@tresen/contract/kit/list/index-rows";
import { lookupKey } from "@tresen/contract/kit/list/lookup";
import type { ImageDuplicate } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import type { Actor } from "../../platform/actor";
import { readKeys } from "../../platform/db";
import { getRecord } from "../../records";
import { findRows } from "../../records/rows";
import { type ImageRow, existingImage } from "./row";

/** The number of equal pictures that are named. */
const NAMED = 20;

/** Other pictures with the same content, found by its digest. @throws missing, forbidden. */
export async function listDuplicates({ actor, id }: { actor: Actor; id: string }): Promise<ImageDuplicate[]> {
  await getRecord({ resource: images, actor, id });
  return duplicatesOf(await existingImage(id));
}

export async function duplicatesOf({ id, fields: { digest } }: ImageRow): Promise<ImageDuplicate[]> {
  if (digest === null) return [];
  const pk = lookupKey({ name: images.name, by: "digest", value: digest });
  const { rows: keys } = await readKeys({ range: { pk }, limit: NAMED + 1, isConsistent: true });
  const others = keys.map(idOfRow).filter((other) => other !== id);
  if (others.length === 0) return [];
  const rows = await findRows({ resource: images, ids: others });
  return [...rows.values()]
    .filter(({ fields }) => fields["digest"] === digest)
    .map((row) => ({ id: row.id, name: String(row.fields["name"] ?? "") }));
}
