import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { goneLabel } from "@tresen/contract/kit/record-title";
import { findResource } from "@tresen/contract/resources";
import { useCurrency } from "../../shared/config";
import type { CellContext } from "../list/cell-text";
import { optionQueries } from "../picker/option-queries";

/** The names of references that editors on the same page have loaded. */
export function useLoadedContext(): CellContext {
  const client = useQueryClient();
  const currency = useCurrency();
  return useMemo(
    () => ({
      currency,
      labelOf: (name, id) => {
        const label = client.getQueryData(optionQueries.label({ name, id }).queryKey);
        return label === undefined ? "…" : (label ?? goneLabel(findResource(name)));
      },
    }),
    [client, currency],
  );
}
