import { manyReferencesKey, referenceKey, referrerOf } from "@tresen/contract/kit/list/index-rows";
import type { Referrer } from "@tresen/contract/kit/resource";
import { readKeys, readPartition } from "../../platform/db";
import { refersTo } from "../references";
import { type Referring, findRows } from "../rows";

/** So many records of indexed resources are looked at to say what still uses a record. */
const LOOKED_AT = 100;

/** The records of indexed resources that point to this one, as many as are looked at. */
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
    after: "",
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
  // A row that is left over from before says nothing: the record does.
  return found.flat().filter((record) => refersTo({ record, resource, id }));
}
