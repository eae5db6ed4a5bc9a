import { manyReferencesKey, referenceKey, referrerOf } from "@tresen/contract/kit/list/index-rows";
import type { Referrer } from "@tresen/contract/kit/resource";
import { readKeys, readPartition } from "../../platform/db";
import { refersTo } from "../references";
import { type Referring, findRows } from "../rows";

/** The number of referring records that are read to explain why a record is in use. */
const LOOKED_AT = 100;

/** The records of indexed resources that refer to this one, up to a limit. */
export async function indexedReferrers({
  sources,
  resource,
  id,
}: {
  sources: readonly Referrer[];
  resource: Referrer;
  id: string;
}): Promise<Referring[]> {
  const single = readKeys({
    range: { pk: referenceKey({ resource: resource.name, id }) },
    limit: LOOKED_AT,
    isConsistent: true,
  });
  const many = sources.some(({ refersToMany }) => refersToMany) ? readPartition(manyReferencesKey(resource.name)) : [];
  const [{ rows: keys }, others] = await Promise.all([single, many]);
  const amongMany = others.filter(({ targets }) => Array.isArray(targets) && targets.includes(id));
  const referrers = [...keys, ...amongMany.slice(0, LOOKED_AT)].map(referrerOf);
  const found = await Promise.all(
    sources.map(async (source) => {
      const ids = referrers.filter(({ name }) => name === source.name).map((referrer) => referrer.id);
      return [...(await findRows({ resource: source, ids })).values()].map((row) => ({ resource: source, row }));
    }),
  );
  // An outdated row is ignored: the record itself decides.
  return found.flat().filter((record) => refersTo({ record, resource, id }));
}
