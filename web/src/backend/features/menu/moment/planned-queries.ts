import { useQuery } from "@tanstack/react-query";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import type { PlannedContent } from "@tresen/contract/plan/plan.view";
import { call, callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { useMay } from "../../../shared/session";

/** What belongs to the catalogue. Plans of other records change nothing of a menu. */
const OF_CATALOGUE = new Set(["products", "categories", "menus"]);
const NONE: readonly PlannedContent[] = [];

export const plannedKey = ["planned-changes", "catalogue"] as const;

/**
 * The planned changes of the catalogue that wait for their time: one call for the list, and one for the fields of each.
 * Only who may see jobs gets the list; for others it is not known what is planned.
 */
export function usePlanned(): { plans: readonly PlannedContent[] | null; isUnknown: boolean } {
  const may = useMay()({ permission: jobPermissions.read });
  const { data, isError } = useQuery({
    queryKey: plannedKey,
    enabled: may,
    staleTime: 30_000,
    queryFn: async ({ signal }) => {
      const jobs = await fetchAll((page) =>
        callPage("GET /api/jobs", { query: { kind: "plan", state: "waiting", ...page }, signal }),
      );
      const wanted = jobs.filter(({ planned }) => planned?.type === "fields" && OF_CATALOGUE.has(planned.resource));
      return Promise.all(wanted.map(({ id }) => call("GET /api/planned-changes/{id}", { params: { id }, signal })));
    },
  });
  const isUnknown = !may || isError;
  return { plans: isUnknown ? NONE : (data ?? null), isUnknown };
}
