import { useQueries, useQuery } from "@tanstack/react-query";
import { type ZonedResource, safeZone } from "@tresen/contract/kit/table/record-zone";
import { goneLabel } from "@tresen/contract/kit/record-title";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { findResource } from "@tresen/contract/resources";
import { useMemo } from "react";
import { branchQueries } from "../../shared/branches";
import { useCurrency } from "../../shared/config";
import { type Me, useMe } from "../../shared/session";
import { type Money, useMoney } from "../../shared/visibility";
import { zoneSource } from "../form/use-record-zone";
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
/** Times are those of the branch of each record of the resource; without one, those of the person's only branch. */
type ListedOf = Listed & { resource: ZonedResource };

/**
 * The currency, the names of the records that these records refer to (a hundred come with one call), and the time zones
 * of their branches.
 */
export function useListContext({ resource, fields, records }: ListedOf): CellContext {
  const currency = useCurrency();
  const money = useMoney();
  const me = useMe();
  const { data: branches } = useQuery({ ...branchQueries.all(), enabled: fields.some(isTime) });
  const references = useMemo(() => referencesOf({ fields, records }), [fields, records]);
  const labels = useQueries({
    queries: references.map((reference) => optionQueries.label(reference)),
    combine: combined,
  });
  return useMemo(
    () => contextOf({ currency, money, resource, me, branches, references, labels }),
    [currency, money, resource, me, branches, references, labels],
  );
}

/** @param labels of the references, in their order: null for a removed record, undefined while it is loading. */
export function contextOf({
  currency,
  money,
  references,
  labels,
  ...zoned
}: {
  currency: string;
  money?: Money;
  references: readonly Reference[];
  labels: readonly (string | null | undefined)[];
} & Parameters<typeof zonesOf>[0]): CellContext {
  const byKey = new Map(references.map((reference, index) => [keyOf(reference), labels[index]]));
  return {
    currency,
    ...(money ? { money } : {}),
    zoneOf: zonesOf(zoned),
    labelOf: (name, id) => {
      const label = byKey.get(keyOf({ name, id }));
      return label === undefined ? "…" : (label ?? goneLabel(findResource(name)));
    },
  };
}

const isTime = ({ kind }: Field): boolean => kind === "instant";

/** The time zone of each record; Vienna's until the branches are loaded. */
export function zonesOf({
  resource,
  me,
  branches,
}: {
  resource: ZonedResource;
  me: Me;
  branches: readonly { id: string; timeZone: string }[] | undefined;
}): (record: Readonly<Record<string, unknown>>) => string {
  const zones = new Map(branches?.map(({ id, timeZone }) => [id, timeZone]));
  return (record) => {
    const found = zoneSource({ resource, record, me });
    return safeZone("branch" in found ? zones.get(found.branch) : found.zone);
  };
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
