import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { branchesFor } from "@tresen/contract/kit/access";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import type { SoldOutEntry } from "@tresen/contract/live/sold-out-entry";
import { useCallback } from "react";
import { branchQueries } from "../../../shared/branches";
import { liveQueries } from "../../../shared/live/live-queries";
import { personOf, useMay, useMe } from "../../../shared/session";

const NONE: readonly SoldOutEntry[] = [];

/** What others report is seen when the list is opened again, or its window. */
const FRESH = 30_000;

/** What of a product is sold out now in the person's branches. One call is made for all products of a list. */
export function useSoldOut(product: string): readonly SoldOutEntry[] {
  const isAllowed = useMay()({ permission: livePermissions.soldOut });
  const select = useCallback(
    (entries: readonly SoldOutEntry[]) => entries.filter((entry) => entry.product === product),
    [product],
  );
  const { data = NONE } = useQuery({
    ...liveQueries.soldOuts(undefined),
    // Each row would ask by its own clock.
    refetchInterval: false,
    staleTime: FRESH,
    enabled: isAllowed,
    select,
  });
  return data;
}

/** The branches in which the person may say what is sold out. */
export function useSoldOutBranches(): readonly Branch[] {
  const me = useMe();
  const { data = [] } = useQuery(branchQueries.all());
  const own = branchesFor({ person: personOf(me), permission: livePermissions.soldOut });
  return own === "all" ? data : data.filter(({ id }) => own.includes(id));
}
