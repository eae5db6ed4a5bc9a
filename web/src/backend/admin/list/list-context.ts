import { type QueryClient, useQueries } from "@tanstack/react-query";
import { goneLabel } from "@tresen/contract/kit/record-title";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { findResource } from "@tresen/contract/resources";
import { useMemo } from "react";
import { useCurrency } from "../../shared/config";
import type { Field } from "../model/field";
import { FIELD_TEXTS } from "../model/field.texts";
import { resolveField } from "../model/resolved-field";
import { optionQueries } from "../picker/option-queries";
import { type CellContext, referencedIds } from "./cell-text";

interface Reference {
  name: string;
  id: string;
}

type Listed = { fields: readonly Field[]; records: readonly AnyRecord[] };

/** The currency, and the names of the records that these records refer to: a hundred come with one call. */
export function useListContext({ fields, records }: Listed): CellContext {
  const currency = useCurrency();
  const references = useMemo(() => referencesOf({ fields, records }), [fields, records]);
  const labels = useQueries({
    queries: references.map((reference) => optionQueries.label(reference)),
    combine: combined,
  });
  return useMemo(() => {
    const byKey = new Map(references.map((reference, index) => [keyOf(reference), labels[index]]));
    return {
      currency,
      labelOf: (name, id) => {
        const label = byKey.get(keyOf({ name, id }));
        return label === undefined ? "…" : (label ?? goneLabel(findResource(name)));
      },
    };
  }, [currency, references, labels]);
}

/** The same once all names are there, for a file of many records. */
export async function loadListContext({
  client,
  currency,
  ...listed
}: Listed & { client: QueryClient; currency: string }): Promise<CellContext> {
  const references = referencesOf(listed);
  const labels = await Promise.all(references.map((each) => client.ensureQueryData(optionQueries.label(each))));
  const byKey = new Map(references.map((reference, index) => [keyOf(reference), labels[index]]));
  return { currency, labelOf: (name, id) => byKey.get(keyOf({ name, id })) ?? goneLabel(findResource(name)) };
}

/** The records that the shown fields refer to, each once. */
export function referencesOf({ fields, records }: Listed): Reference[] {
  const found = new Map<string, Reference>();
  for (const field of fields) {
    if (field.kind !== "ref" && field.kind !== "refs" && field.kind !== "text") continue;
    for (const record of records) {
      const meant = resolveField({ field, siblings: record });
      const value = record[field.key];
      if (meant.kind !== "ref" && meant.kind !== "refs") continue;
      for (const id of meant.kind === "ref" ? [value] : referencedIds(value))
        if (typeof id === "string" && id !== "")
          found.set(keyOf({ name: meant.resource, id }), { name: meant.resource, id });
    }
  }
  return [...found.values()];
}

const keyOf = ({ name, id }: Reference): string => `${name}/${id}`;

/** The label; null for a removed record, undefined while it is loading. */
function combined(
  results: readonly { data: string | null | undefined; isError: boolean }[],
): (string | null | undefined)[] {
  return results.map(({ data, isError }) => (isError && data === undefined ? FIELD_TEXTS.labelFailed : data));
}
