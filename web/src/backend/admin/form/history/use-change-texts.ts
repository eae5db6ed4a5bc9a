import { useMemo } from "react";
import { referencesIn, valueText } from "../../model/value-text";
import { HISTORY_TEXTS } from "./history.texts";
import type { ReadableChange } from "./readable-changes";
import { useTextContext } from "./use-text-context";

/** How the values of these changes read, before and after. The names of records that they refer to are loaded. */
export function useChangeTexts({ changes, zone }: { changes: readonly ReadableChange[]; zone: string }) {
  const references = useMemo(
    () =>
      changes.flatMap(({ field, before, after }) =>
        field ? [before, after].flatMap((value) => referencesIn({ field, value })) : [],
      ),
    [changes],
  );
  const context = useTextContext({ references, zone });
  return ({ field, places, ...values }: ReadableChange, side: "before" | "after"): string => {
    if (places) return HISTORY_TEXTS.place(places[side]);
    return field ? valueText({ field, value: values[side], context }) : HISTORY_TEXTS.changed;
  };
}
