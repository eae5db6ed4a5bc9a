import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useCurrency } from "../../shared/config";
import type { CellContext } from "../list/cell-text";
import { labelsOf, referenceLabel, resourceQueries } from "../queries";

/** Names of references as far as they are loaded: the editors on the same page asked for them. */
export function useLoadedContext(): CellContext {
  const client = useQueryClient();
  const currency = useCurrency();
  return useMemo(
    () => ({
      currency,
      labelOf: (name, id) => {
        const records = client.getQueryData<AnyRecord[]>(resourceQueries.all(name).queryKey);
        return referenceLabel({
          name,
          id,
          labels: records && labelsOf({ name, records: records.filter((record) => record.id === id) }),
        });
      },
    }),
    [client, currency],
  );
}
