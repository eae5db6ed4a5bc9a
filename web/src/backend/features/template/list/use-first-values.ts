import { useQuery } from "@tanstack/react-query";
import { type TemplateSource, hasRecords } from "@tresen/contract/template/data/field-kinds";
import { useMemo } from "react";
import { type TemplateValues, NO_VALUES, templateDataQueries } from "../../../shared/template/template-data";
import { useLook } from "../data/use-look";
import { useExampleRecord } from "../example/use-example-record";
import { useIsSourceHidden } from "../example/use-is-source-hidden";
import { recordQueries } from "../records/record-queries";

const MINUTES = 5 * 60_000;

/**
 * The values of the first record of a source, with which templates are shown in lists: two calls for each source, however
 * many templates there are. Orders are private, so theirs are shown with an example, as is what has no records or what the
 * person has hidden. Null while the values are on their way.
 */
export function useFirstValues(source: TemplateSource): TemplateValues | null {
  const { shop, currency } = useLook();
  const isHidden = useIsSourceHidden(source);
  const isBound = hasRecords(source) && source !== "order" && !isHidden;
  const first = useQuery({ ...recordQueries.first(source), enabled: isBound, staleTime: MINUTES, retry: false });
  const record = isBound ? (first.data?.id ?? null) : null;
  const values = useQuery({
    ...templateDataQueries.one({ source, record }),
    enabled: record !== null,
    staleTime: MINUTES,
    retry: false,
  });
  const known = record === null ? undefined : values.data;
  const isWithout = source === "order" || isHidden || (isBound && first.data === null);
  const standIn = useExampleRecord({ source, isWanted: isWithout });
  const own = useMemo(() => ({ ...NO_VALUES, data: { ...shop, ...standIn }, currency }), [shop, standIn, currency]);
  if (known) return known;
  if (isWithout) return standIn && own;
  return isBound && (first.isLoading || values.isLoading) ? null : own;
}
