import { configFields } from "@tresen/contract/config/config";
import { referencesIn } from "@tresen/contract/kit/references/references";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Referrer } from "@tresen/contract/kit/resource";
import type { ImageUsage } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import { getConfig } from "../../config";
import type { Actor } from "../../platform/actor";
import { type Referring, findReferring, getRecord, mayRead, referrerIndexing, referringSettings } from "../../records";

/**
 * Where a picture is shown, as far as the actor may read the records: a page of at most 100 of each resource, and the
 * settings.
 * @throws missing, forbidden.
 */
export async function listImageUsage({
  actor,
  id,
  referrers,
}: {
  actor: Actor;
  id: string;
  /** All resources whose records may show pictures. */
  referrers: readonly Referrer[];
}): Promise<ImageUsage[]> {
  await getRecord({ resource: images, actor, id });
  const [records, config] = await Promise.all([
    findReferring({ resource: images, id, referrers, indexing: referrerIndexing }),
    referringConfig(id),
  ]);
  const known = records.filter(({ resource, row }) => mayRead({ resource, actor, row }));
  return [...known, ...(config ? [config] : [])].map((referring) => usageOf({ referring, id }));
}

/** The settings as what refers to a picture; null when they do not. */
export async function referringConfig(id: string): Promise<Referring | null> {
  const config = await getConfig();
  return fieldsWith({ schema: configFields, value: config, id }).length === 0 ? null : referringSettings(config);
}

function usageOf({ referring: { resource, row }, id }: { referring: Referring; id: string }): ImageUsage {
  return {
    resource: resource.name,
    id: row.id,
    title: recordTitle({ resource, record: row.fields }),
    fields: fieldsWith({ schema: resource.fields, value: row.fields, id }),
  };
}

/** The paths of the fields that show the picture, such as `images.0`. */
function fieldsWith({ id, ...read }: Parameters<typeof referencesIn>[0] & { id: string }): string[] {
  return referencesIn(read)
    .filter((reference) => reference.resource === images.name && reference.id === id)
    .map(({ path }) => path.replace(/\.id$/, ""));
}
