import { queryOptions } from "@tanstack/react-query";
import type { Option } from "@tresen/contract/kit/list/option";
import { callPage } from "../../../../shared/api";
import type { ResourceEntry } from "../../../shared/resource-entry";

/** The number of hits of each resource: whoever wants more types another letter or opens the list. */
const SHOWN = 5;
/** With a single letter nearly everything is a hit. */
export const SHORTEST = 2;

/** The first hits of one resource. A search that is typed over is cancelled. */
export function hitsQuery({ entry, search }: { entry: ResourceEntry; search: string }) {
  return queryOptions({
    queryKey: ["resource", entry.name, "options", "palette", search],
    queryFn: async ({ signal }): Promise<Option[]> => {
      const { data } = await callPage("GET /api/{resource}/options", {
        params: { resource: entry.name },
        query: { search },
        signal,
      });
      return data.slice(0, SHOWN);
    },
    enabled: search.length >= SHORTEST,
    staleTime: 30_000,
    retry: false,
  });
}
