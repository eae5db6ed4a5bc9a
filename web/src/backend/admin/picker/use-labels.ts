import { useQueries } from "@tanstack/react-query";
import { goneLabel } from "@tresen/contract/kit/record-title";
import { findResource } from "@tresen/contract/resources";
import { useCallback } from "react";
import { FIELD_TEXTS } from "../model/field.texts";
import { optionQueries } from "./option-queries";

/**
 * The names of referenced records, never their ids. For a removed record the text says that it is gone; while a name is
 * loading, three dots are shown.
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
