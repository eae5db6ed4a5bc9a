import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { DEFAULT_TIME_ZONE } from "@tresen/contract/kit/time";
import type { TemplateData } from "@tresen/contract/template/data/bind";
import { type TemplateSource, hasRecords } from "@tresen/contract/template/data/field-kinds";
import { useEffect, useMemo, useState } from "react";
import { isMissing } from "../../../shared/failure";
import { type TemplateValues, emptyRecord, templateDataQueries } from "../../../shared/template/template-data";
import { showToast } from "../../../shared/toasts";
import { type SourceRecord, recordQueries } from "../records/record-queries";
import { EXAMPLE_TEXTS as texts } from "./example.texts";
import { useExampleRecord } from "./use-example-record";
import { keepExample, keptExample } from "./kept-example";
import { useIsSourceHidden } from "./use-is-source-hidden";

/** A record by its id, or none: a record without any values. */
type Chosen = { source: TemplateSource; id: string } | { source: TemplateSource; id: null };

export interface Example {
  source: TemplateSource;
  values: TemplateValues;
  /** The id of the record; null for none. */
  record: string | null;
  /** Whether a record without values is shown. */
  isEmpty: boolean;
  /** The record, as exports take it; null for none. */
  shown: SourceRecord | null;
  /** The name of what is shown. */
  title: string;
  /** Whether there are no records, or hidden ones, and an example is shown that is made up. */
  isWithout: boolean;
  isHidden: boolean;
  isLoading: boolean;
  error: unknown;
  retry: () => void;
  /** Shows the first record, or an example where there is none. */
  showAny: () => void;
  /** Shows a record; null shows one without values. */
  show: (id: string | null) => void;
  /** Shows the record that comes so many after this one. */
  step: (by: 1 | -1) => Promise<SourceRecord | null>;
  showNamed: (which: "shortest" | "longest") => Promise<SourceRecord | null>;
}

/** The record with whose values a template is shown while it is edited. */
export function useExample({
  source,
  shop,
  currency,
}: {
  source: TemplateSource;
  /** The values of the shop that are known without asking. */
  shop: TemplateData;
  currency: string;
}): Example {
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Chosen | null>(() => keptOf(source));
  const [isStepping, setIsStepping] = useState(false);
  const isHidden = useIsSourceHidden(source);
  // What was chosen for another source is no example of this one.
  const own = !isHidden && chosen?.source === source ? chosen : null;
  const first = useQuery({
    ...recordQueries.first(source),
    enabled: hasRecords(source) && !isHidden && (own === null || own.id === null),
  });
  const record = isHidden ? null : own ? own.id : (first.data?.id ?? null);
  const isEmpty = own !== null && own.id === null;
  const values = useQuery({
    ...templateDataQueries.one({ source, record }),
    enabled: record !== null || isEmpty || !hasRecords(source) || isHidden || first.isFetched,
    placeholderData: keepPreviousData,
  });
  // A record that is gone, or that the person may not see, is no example any more.
  const isGone = own !== null && own.id !== null && isMissing(values.error);
  useEffect(() => {
    if (!isGone) return;
    keepExample({ source, id: null });
    setChosen(null);
  }, [isGone, source]);
  const isWithout = isHidden || (hasRecords(source) && first.data === null && (own === null || own.id === null));
  const standIn = useExampleRecord({ source, isWanted: isWithout && !isEmpty });
  const { data } = values;
  const shown = useMemo<TemplateValues>(() => {
    // Until the example is there, nothing of a record is shown that was there before.
    const known = (isHidden && !standIn ? null : data?.data) ?? shop;
    return {
      data: isEmpty ? emptyRecord({ source, shop: known }) : { ...known, ...standIn },
      timeZone: data?.timeZone ?? DEFAULT_TIME_ZONE,
      currency: data?.currency ?? currency,
    };
  }, [data, shop, currency, isEmpty, isHidden, source, standIn]);
  const show = (id: string | null): void => {
    if (id !== null) keepExample({ source, id });
    setChosen({ source, id });
  };
  const among = async (
    find: (records: readonly SourceRecord[]) => SourceRecord | undefined,
  ): Promise<SourceRecord | null> => {
    setIsStepping(true);
    try {
      const found = find(await client.fetchQuery(recordQueries.all(source))) ?? null;
      if (found) show(found.id);
      return found;
    } catch (error) {
      showToast({ kind: "error", message: texts.stepFailed, error });
      return null;
    } finally {
      setIsStepping(false);
    }
  };
  return {
    ...{ source, values: shown, record, isEmpty, show, error: isGone ? null : (values.error ?? first.error) },
    shown: record === null || !data ? null : { id: record, label: data.title, name: data.title },
    title: isEmpty ? texts.empty : record === null ? "" : (data?.title ?? ""),
    isWithout,
    isHidden,
    showAny: () => setChosen(null),
    isLoading: isStepping || values.isFetching || first.isLoading,
    retry: () => void (first.error ? first.refetch() : values.refetch()),
    step: (by) => among((records) => stepped({ records, from: record, by })),
    showNamed: (which) => among((records) => named({ records, which })),
  };
}

function keptOf(source: TemplateSource): Chosen | null {
  const id = hasRecords(source) ? keptExample(source) : null;
  return id === null ? null : { source, id };
}

/** The record beside another; the first one where that is not known. */
export function stepped({
  records,
  from,
  by,
}: {
  records: readonly SourceRecord[];
  from: string | null;
  by: 1 | -1;
}): SourceRecord | undefined {
  const at = records.findIndex(({ id }) => id === from);
  return at < 0 ? records.at(by === 1 ? 0 : -1) : records[at + by];
}

export function named({
  records,
  which,
}: {
  records: readonly SourceRecord[];
  which: "shortest" | "longest";
}): SourceRecord | undefined {
  const sorted = records.toSorted((a, b) => a.name.length - b.name.length);
  return which === "shortest" ? sorted[0] : sorted.at(-1);
}
