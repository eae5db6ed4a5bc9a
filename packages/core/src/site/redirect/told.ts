import type { RedirectTold } from "@tresen/contract/site/redirect.told";
import type { Site } from "@tresen/contract/site/site.resource";
import { storageCall } from "../../platform/db";
import type { AnyRecord } from "../../records";
import { UniqueEntity, findRows, namedRecords, uniqueValues } from "../../records/rows";
import { readHits } from "./hits";

/** The definition of pages would carry the schemas of their sections into the function of redirects. */
const SITES = { name: "sites", unique: [["path"]] } as const;
const siteRows = namedRecords<Site>(SITES.name);

/** The redirects with their counts, and with the public page that covers each. Two BatchGetItem, and one for the pages. */
export async function withTold(redirects: readonly AnyRecord[]): Promise<(AnyRecord & RedirectTold)[]> {
  const [hits, pages] = await Promise.all([
    readHits(redirects.map(({ id }) => id)),
    publicPages(redirects.map(({ path }) => String(path))),
  ]);
  return redirects.map((redirect, index) => ({
    ...redirect,
    ...(hits[index] ?? { hits: 0, lastHitAt: null }),
    coveredBy: pages.get(String(redirect.path)) ?? null,
  }));
}

/** The public pages at these paths, by the path as it was given. */
async function publicPages(paths: readonly string[]): Promise<Map<string, { id: string; name: string }>> {
  const keys = paths.flatMap((path) =>
    uniqueValues({ resource: SITES, fields: { path } }).map(({ resource, fields, values }) => ({
      path,
      key: { resource, fields, values },
    })),
  );
  if (keys.length === 0) return new Map();
  const { data } = await storageCall(() => UniqueEntity.get(keys.map(({ key }) => key)).go());
  const owners = new Map(data.map(({ values, owner }) => [values, owner]));
  const rows = await findRows({ resource: SITES, ids: [...owners.values()], isConsistent: false });
  return new Map(
    keys.flatMap(({ path, key }) => {
      const row = rows.get(owners.get(key.values) ?? "");
      const page = row && siteRows.recordOf(row);
      return page?.isPublic ? [[path, { id: page.id, name: page.name }]] : [];
    }),
  );
}
