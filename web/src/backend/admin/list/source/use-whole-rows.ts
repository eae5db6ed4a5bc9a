import { useQuery } from "@tanstack/react-query";
import type { Resource } from "@tresen/contract/kit/resource";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { useMemo } from "react";
import type { Field } from "../../model/field";
import { resourceQueries } from "../../queries";
import { useListContext } from "../list-context";
import { type ListRows, pageSearches } from "./list-rows";
import { type ListSearch, ordersOf } from "../list-search";
import { pageOf, rowsOf } from "./rows";

/** The rows of a small resource: all records are loaded, and searched, filtered and sorted here. */
export function useWholeRows({
  resource,
  fields,
  columns,
  search,
  refine,
}: {
  resource: Resource;
  fields: readonly Field[];
  columns: readonly Field[];
  search: ListSearch;
  /** What the list shows of the records that the server answered. */
  refine: (records: readonly AnyRecord[]) => readonly AnyRecord[];
}): ListRows {
  const all = useQuery(resourceQueries.all(resource.name));
  const records = useMemo(() => refine(all.data ?? []), [all.data, refine]);
  const compared = useMemo(() => {
    const sorted = ordersOf(search.sort).flatMap(({ key }) => fields.find((field) => field.key === key) ?? []);
    return [...new Set([...columns, ...sorted])];
  }, [fields, columns, search.sort]);
  const context = useListContext({ resource, fields: compared, records });
  const rows = useMemo(
    () => rowsOf({ records, fields, columns, search, context }),
    [records, fields, columns, search, context],
  );
  const page = pageOf({ rows, page: search.page });
  return {
    rows: page.rows,
    loaded: records,
    state: all.data ? "ready" : all.isError ? "failed" : "loading",
    isFormer: false,
    error: all.error,
    isPaused: all.isPaused,
    isFetching: all.isFetching,
    retry: () => void all.refetch(),
    position: {
      from: page.from,
      matching: rows.length,
      total: rows.length === records.length ? null : records.length,
    },
    pages: pageSearches({ ...page, search }),
    query: null,
    loadMatching: async ({ most = rows.length } = {}) => rows.slice(0, most),
  };
}
