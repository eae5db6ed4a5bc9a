import type { Referrer } from "@tresen/contract/kit/resource";
import { mayRead } from "./access";
import { removeUnreferred } from "./records";
import { requireUnreferenced } from "./references";

/**
 * Removes a record that no other record refers to.
 * @param referrers all resources whose records may refer to records of this one.
 * @throws conflict while other records refer to it, missing, forbidden.
 */
export function removeRecord({
  referrers,
  ...asked
}: Parameters<typeof removeUnreferred>[0] & { referrers: readonly Referrer[] }): Promise<void> {
  const { resource, actor, id, indexing } = asked;
  return removeUnreferred({
    ...asked,
    beforehand: () =>
      requireUnreferenced({
        resource,
        id,
        referrers,
        indexing,
        mayName: ({ resource: other, row }) => mayRead({ resource: other, actor, row }),
      }),
  });
}
