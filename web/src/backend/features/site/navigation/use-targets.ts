import { useQuery } from "@tanstack/react-query";
import { resourceQueries } from "../../../admin/queries";
import type { Targets } from "./dead-entries";

/** The pages and branches, as staff know them: also those that are not public. */
export function useTargets(): Targets {
  const { data: sites } = useQuery(resourceQueries.all("sites"));
  const { data: branches } = useQuery(resourceQueries.all("branches"));
  return { sites, branches };
}
