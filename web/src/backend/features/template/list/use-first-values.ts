import { useQuery } from "@tanstack/react-query";
import { type TemplateSource, hasRecords } from "@tresen/contract/template/data/field-kinds";
import { useMemo } from "react";
import { type TemplateValues, NO_VALUES, templateDataQueries } from "../../../shared/template/template-data";
import { useLook } from "../data/use-look";
import { useExampleRecord } from "../example/use-example-record";
import { recordQueries } from "../records/record-queries";

const MINUTES = 5 * 60_000;

/**
 * The values of the first record of a source, with which templates are shown in lists: two calls for each source, however
 * many templates there are. Orders are private, so theirs are shown with an example, as is what has no records. Null while
 * the values are on their way.
 */
export function useFirstValues(source: TemplateSource): TemplateValues | null {
  const { shop, currency } = useLook();
  const isBound = hasRecords(source) && source !== "order";
  const first = useQuery({ ...recordQueries.first(source), enabled: isBound, staleTime: MINUTES, retry: false });
  const record = first.data?.id ?? null;
  const values = useQuery({
    ...templateDataQueries.one({ source, record }),
    enabled: record !== null,
    staleTime: MINUTES,
    retry: false,
  });
  const known = values.data;
  const isWithout = source === "order" || (isBound && first.data === null);
  const standIn = useExampleRecord({ source, isWanted: isWithout });
  const own = useMemo(() => ({ ...NO_VALUES, data: { ...shop, ...standIn }, currency }), [shop, standIn, currency]);
  if (known) return known;
  if (isWithout) return standIn && own;
  return isBound && (first.isLoading || values.isLoading) ? null : own;
}
