import { queryOptions, useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import { callPage } from "../../shared/api";
import { fetchAll } from "../../shared/fetch-all";
import { branchesFor } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { manyFailed } from "./failure.texts";
import { resourceEntries } from "./resource-entries";
import { personOf, useMe } from "./session";

export const branchQueries = {
  // The key begins with that of the generic list, so that saving a branch also refreshes this query.
  all: () =>
    queryOptions({
      queryKey: ["resource", "branches", "all"],
      queryFn: ({ signal }) =>
        fetchAll((page) => callPage("GET /api/branches", { query: { ...page, as: "staff" }, signal })),
      staleTime: 60_000,
      // The desk needs them to sort its orders, also without a network.
      gcTime: Infinity,
    }),
};

/** The branches whose orders the signed-in person may read. */
export function useMyBranches(): Branch[] {
  const me = useMe();
  const { data = [] } = useQuery({ ...branchQueries.all(), meta: { failure: manyFailed(resourceEntries.branches) } });
  const own = branchesFor({ person: personOf(me), permission: orderPermissions.read });
  return own === "all" ? data : data.filter(({ id }) => own.includes(id));
}

/** A branch's time zone, for the appointments of its orders. */
export function useZoneOf(): (branchId: string) => string {
  const { data = [] } = useQuery(branchQueries.all());
  return (branchId) => data.find(({ id }) => id === branchId)?.timeZone ?? DEFAULT_TIME_ZONE;
}

type Zoned = Pick<Branch, "id" | "timeZone">;

/** The time zone of the chosen branch; without one that of all branches if they agree, else Vienna's. */
export function sharedZone({ branches, chosen }: { branches: readonly Zoned[]; chosen?: string | undefined }): string {
  const meant = chosen === undefined ? branches : branches.filter(({ id }) => id === chosen);
  const [zone, ...others] = new Set(meant.map(({ timeZone }) => timeZone));
  return zone === undefined || others.length > 0 ? DEFAULT_TIME_ZONE : zone;
}
