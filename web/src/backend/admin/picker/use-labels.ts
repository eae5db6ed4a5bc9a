import { useQueries } from "@tanstack/react-query";
import { goneLabel } from "@tresen/contract/kit/record-title";
import { findResource } from "@tresen/contract/resources";
import { useCallback } from "react";
import { FIELD_TEXTS } from "../model/field.texts";
import { optionQueries } from "./option-queries";

/**
 * What records are called that are pointed to, never their ids. Of a record that is gone it says that it is gone, and
 * until the name is known it says three dots.
 */
export function useLabels({ name, ids }: { name: string; ids: readonly string[] }): (id: string) => string {
  const combine = useCallback(
    (results: readonly { data: string | null | undefined; isError: boolean }[]) =>
      new Map(ids.map((id, index) => [id, results[index]])),
    [ids],
  );
  const labels = useQueries({ queries: ids.map((id) => optionQueries.label({ name, id })), combine });
  return (id) => {
    const label = labels.get(id);
    if (label?.data !== undefined) return label.data ?? goneLabel(findResource(name));
    return label?.isError ? FIELD_TEXTS.labelFailed : "…";
  };
}
