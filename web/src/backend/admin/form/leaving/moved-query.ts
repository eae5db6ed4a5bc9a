import { queryOptions } from "@tanstack/react-query";
import type { Screen } from "../../screen";

/** What became of a record that is gone; null where nothing tells. */
export function movedQuery({ name, id, movedTo }: { name: string; id: string; movedTo: Screen["movedTo"] }) {
  return queryOptions({
    queryKey: ["resource", name, "moved", id],
    queryFn: () => movedTo?.(id) ?? null,
    staleTime: 0,
    retry: false,
  });
}
