import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { branchesFor } from "@tresen/contract/kit/access";
import { zonedTime } from "@tresen/contract/kit/time";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { MINUTE } from "@tresen/contract/kit/time";
import { branchQueries, sharedZone } from "../../../shared/branches";
import { personOf, useMe } from "../../../shared/session";
import { useNow } from "../../../shared/use-now";

/** The branches whose figures the person may see. */
export function useCountedBranches(): Branch[] {
  const me = useMe();
  const { data = [] } = useQuery(branchQueries.all());
  const own = branchesFor({ person: personOf(me), permission: statisticsPermissions.read });
  return own === "all" ? data : data.filter(({ id }) => own.includes(id));
}

export function useBranchNames(): (branch: string) => string {
  const { data = [] } = useQuery(branchQueries.all());
  return (branch) => data.find(({ id }) => id === branch)?.name ?? branch;
}

/** The zone of the chosen branch, or the one that all share, and the day that it is there. */
export function useToday(branch: string | undefined): { zone: string; today: string } {
  const branches = useCountedBranches();
  const now = useNow(MINUTE);
  const zone = sharedZone({ branches, chosen: branch });
  return { zone, today: zonedTime({ at: now, zone }).date };
}
