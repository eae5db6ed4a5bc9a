import { useMutation, useQuery } from "@tanstack/react-query";
import { exportName } from "@tresen/contract/bulk/bulk.texts";
import { LARGEST_PAGE } from "@tresen/contract/kit/list/paged";
import { useEffect, useRef } from "react";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { serverNow } from "../../../../shared/server-clock";
import { EXPORT_TEXTS } from "../../../admin/bulk/bulk.texts";
import { type ExportChoice, ExportDialog } from "../../../admin/bulk/export-dialog";
import { download } from "../../../shared/output/download";
import { FAILURES } from "../../../shared/failure.texts";
import { type OrderFilter, orderQueries } from "../../../shared/order-queries";
import { HISTORY_FIELDS, type HistoryContext } from "./history-columns";
import { historyFile } from "./history-file";
import { HISTORY_TEXTS } from "./history.texts";
import { sortedOrders } from "./history-rows";

export interface HistoryExportProps {
  filter: OrderFilter;
  sort: string | undefined;
  /** The keys of the columns that the history shows, in its order. */
  shown: readonly string[];
  context: HistoryContext;
  /** How many orders match, where all of them are loaded. */
  matching: number | null;
  onClose: () => void;
}

/** Makes a file with every order that the filters let through. Closing the panel ends it. */
export default function HistoryExport({ filter, sort, shown, context, matching, onClose }: HistoryExportProps) {
  const ended = useRef<AbortController>(null);
  useEffect(() => () => ended.current?.abort(), []);
  const count = useQuery({
    queryKey: [...orderQueries.histories, "count", filter],
    queryFn: ({ signal }) =>
      callPage("GET /api/orders", { query: { ...filter, limit: LARGEST_PAGE }, signal }).then(({ data, cursor }) => ({
        count: cursor === null ? data.length : null,
        least: data.length,
      })),
    enabled: matching === null,
    staleTime: 0,
  });
  const exporting = useMutation({
    mutationFn: async ({ format, keys }: ExportChoice) => {
      ended.current?.abort();
      const { signal } = (ended.current = new AbortController());
      const all = await fetchAll((page) => callPage("GET /api/orders", { query: { ...filter, ...page }, signal }));
      const { content, type } = await historyFile({
        orders: sortedOrders({ orders: all, sort, context }),
        keys: keys ?? HISTORY_FIELDS.map(({ key }) => key),
        context,
        format,
      });
      if (signal.aborted) return;
      const day = new Date(serverNow()).toISOString().slice(0, 10);
      download({ name: exportName({ many: HISTORY_TEXTS.many, day, format }), type, content });
      onClose();
    },
  });
  return (
    <ExportDialog
      title={EXPORT_TEXTS.title(HISTORY_TEXTS.many)}
      columns={HISTORY_FIELDS}
      shown={shown}
      isPending={exporting.isPending}
      error={exporting.error}
      failure={FAILURES.orders}
      onStart={exporting.mutate}
      onClose={onClose}
    >
      <p>{EXPORT_TEXTS.meant(count.data ?? { count: matching })}</p>
    </ExportDialog>
  );
}
