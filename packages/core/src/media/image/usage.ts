import { configFields } from "@tresen/contract/config/config";
import { mayDo, permissionOf } from "@tresen/contract/kit/access";
import { referencesIn } from "@tresen/contract/kit/references/references";
import { recordTitle } from "@tresen/contract/kit/record-title";
import type { Referrer } from "@tresen/contract/kit/resource";
import type { ImageUsage } from "@tresen/contract/media/image";
import { images } from "@tresen/contract/media/image.resource";
import { sites } from "@tresen/contract/site/site.resource";
import { getConfig } from "../../config";
import { type Actor, personOf } from "../../platform/actor";
import { draftsWithPicture } from "../../site/draft-row";
import { type Referring, findReferring, getRecord, mayRead, referrerIndexing, referringSettings } from "../../records";

/**
 * Where a picture is shown, as far as the actor may read the records: a page of at most 100 of each resource, the
 * settings, and the drafts of pages.
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
  const [records, config, drafts] = await Promise.all([
    findReferring({ resource: images, id, referrers, indexing: referrerIndexing }),
    referringConfig(id),
    maySeeDrafts(actor) ? draftsWithPicture(id) : [],
  ]);
  const known = records.filter(({ resource, row }) => mayRead({ resource, actor, row }));
  return [
    ...[...known, ...config].map((referring) => usageOf({ referring, id })),
    ...drafts.map((referring) => ({ ...usageOf({ referring, id }), isDraft: true as const })),
  ];
}

/** Drafts are for those who may change pages. */
export function maySeeDrafts(actor: Actor): boolean {
  return mayDo({ person: personOf(actor), permission: permissionOf({ resource: sites, verb: "update" }) });
}

/** What refers to a picture beside records: the settings, and the drafts of pages. */
export async function referringBeside(id: string): Promise<Referring[]> {
  return (await Promise.all([referringConfig(id), draftsWithPicture(id)])).flat();
}

async function referringConfig(id: string): Promise<Referring[]> {
  const config = await getConfig();
  return fieldsWith({ schema: configFields, value: config, id }).length === 0 ? [] : [referringSettings(config)];
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
