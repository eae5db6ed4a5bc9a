import { useQueries } from "@tanstack/react-query";
import { goneLabel } from "@tresen/contract/kit/record-title";
import { findResource } from "@tresen/contract/resources";
import { useCallback, useMemo } from "react";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import type { CellContext } from "../../list/cell-text";
import { FIELD_TEXTS } from "../../model/field.texts";
import { optionQueries } from "../../picker/option-queries";

interface Reference {
  name: string;
  id: string;
}

/** What the texts of values need: currency, time zone, and the names of these referenced records, which are loaded. */
export function useTextContext({ references, zone }: { references: readonly Reference[]; zone: string }): CellContext {
  const currency = useCurrency();
  const money = useMoney();
  const combine = useCallback(
    (results: readonly { data: string | null | undefined; isError: boolean }[]) =>
      new Map(references.map(({ name, id }, index) => [`${name} ${id}`, results[index]])),
    [references],
  );
  const labels = useQueries({ queries: references.map((reference) => optionQueries.label(reference)), combine });
  return useMemo(
    () => ({
      currency,
      money,
      zone,
      labelOf: (name, id) => {
        const found = labels.get(`${name} ${id}`);
        if (found?.isError) return FIELD_TEXTS.labelFailed;
        return found?.data === undefined ? "…" : (found.data ?? goneLabel(findResource(name)));
      },
    }),
    [currency, money, zone, labels],
  );
}
