import { type QueryClient, infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { Option } from "@tresen/contract/kit/list/option";
import { ApiError, callPage } from "../../../shared/api";
import { FIELD_TEXTS } from "../model/field.texts";
import { labelBatch } from "./label-batch";

const FRESH = 30_000;
const batches = new Map<string, ReturnType<typeof labelBatch>>();

/** Labels of records that a field can refer to: pages of search results, and single records. */
export const optionQueries = {
  of: (name: string) => ["resource", name, "options"] as const,
  found: ({ name, search }: { name: string; search: string }) =>
    infiniteQueryOptions({
      queryKey: [...optionQueries.of(name), "found", search],
      queryFn: ({ pageParam: cursor, signal }) =>
        callPage("GET /api/{resource}/options", { params: { resource: name }, query: { search, cursor }, signal }),
      initialPageParam: "",
      getNextPageParam: ({ cursor }) => cursor,
      placeholderData: keepPreviousData,
      staleTime: FRESH,
    }),
  label: ({ name, id }: { name: string; id: string }) =>
    queryOptions({
      queryKey: [...optionQueries.of(name), "label", id],
      queryFn: () => batchOf(name)(id).catch(hiddenLabel),
      staleTime: FRESH,
    }),
};

/** Whoever may not choose such records reads that one is named, which is no failure. */
function hiddenLabel(error: unknown): string {
  if (error instanceof ApiError && error.status === 403) return FIELD_TEXTS.labelHidden;
  throw error;
}

/** Caches the labels that were found, so that a chosen one need not be loaded again. */
export function keepLabels({
  client,
  name,
  options,
}: {
  client: QueryClient;
  name: string;
  options: readonly Option[];
}): void {
  for (const { id, label } of options) client.setQueryData(optionQueries.label({ name, id }).queryKey, label);
}

function batchOf(name: string): ReturnType<typeof labelBatch> {
  const known = batches.get(name);
  if (known) return known;
  const batch = labelBatch(
    async (ids) =>
      (
        await callPage("GET /api/{resource}/options", {
          params: { resource: name },
          query: { ids: ids.join(",") },
        })
      ).data,
  );
  batches.set(name, batch);
  return batch;
}
