import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCurrency } from "../../../shared/config";
import type { CellContext } from "../list/cell-text";
import { type AnyRecord, recordLabel, resourceQueries } from "../queries";

/** Names of references as far as they are loaded: the editors on the same page asked for them. */
export function useLoadedContext(): CellContext {
  const client = useQueryClient();
  const currency = useCurrency();
  return useMemo(
    () => ({
      currency,
      labelOf: (resource, id) => {
        const record = client.getQueryData<AnyRecord[]>(resourceQueries.all(resource).queryKey)?.find((candidate) => candidate.id === id);
        return record ? recordLabel(record) : id;
      },
    }),
    [client, currency],
  );
}
