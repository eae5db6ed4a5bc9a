import { useMutation } from "@tanstack/react-query";
import { CSV_START, csvLines } from "@tresen/contract/kit/table/csv";
import { Columns3, Download } from "lucide-react";
import { Dialog, DialogTrigger, Popover } from "react-aria-components";
import { useId } from "react";
import { callPage } from "../../../../shared/api";
import { fetchAll } from "../../../../shared/fetch-all";
import { serverNow } from "../../../../shared/server-clock";
import { download } from "../../../shared/download";
import { LIST_TEXTS } from "../../../admin/list/list.texts";
import type { ListColumn } from "../../../admin/list/views/list-columns";
import { failureDetail, failureText } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import type { OrderFilter } from "../../../shared/order-queries";
import { showToast } from "../../../shared/toasts";
import { Button } from "../../../shared/ui/button";
import { TriggerButton } from "../../../shared/ui/trigger-button";
import { deferred } from "../../../shared/ui/deferred";
import { Skeleton } from "../../../shared/ui/states";
import { useIsShown } from "../../../shared/visibility";
import { type HistoryContext, HISTORY_FIELDS } from "./history-columns";
import { HISTORY_TEXTS } from "./history.texts";
import { historyLines, sortedOrders } from "./history-rows";

const ColumnsPanel = deferred(
  async () => (await import("../../../admin/list/views/columns-panel")).default,
  <Skeleton className="h-40" />,
);
const PANEL =
  "max-h-[70dvh] w-72 overflow-y-auto rounded-panel border border-line bg-surface p-3 shadow-panel animate-fade";

interface HistoryToolsProps {
  filter: OrderFilter;
  sort: string | undefined;
  columns: readonly ListColumn[];
  onColumns: (columns: readonly ListColumn[] | null) => void;
  context: HistoryContext;
}

/** The choice of columns, and a file with every order that the filters let through. */
export function HistoryTools({ filter, sort, columns, onColumns, context }: HistoryToolsProps) {
  // A file holds what the screen may be hiding from guests.
  const reasonId = useId();
  const isHidden = [useIsShown("product"), useIsShown("customer")].includes(false);
  const exporting = useMutation({
    mutationFn: async () => {
      const all = await fetchAll((page) => callPage("GET /api/orders", { query: { ...filter, ...page } }));
      const orders = sortedOrders({ orders: all, sort, context });
      const keys = columns.map(({ field }) => field.key);
      const titles = columns.map(({ field }) => field.title);
      const content = `${CSV_START}${csvLines([titles, ...historyLines({ orders, keys, context })])}`;
      download({
        name: HISTORY_TEXTS.file(new Date(serverNow()).toISOString().slice(0, 10)),
        type: "text/csv;charset=utf-8",
        content,
      });
    },
    onError: (error) =>
      showToast({
        kind: "error",
        message: failureText(error, FAILURES.orders),
        detail: failureDetail(error),
        retry: (): Promise<unknown> => exporting.mutateAsync(),
      }),
  });
  return (
    <div className="flex flex-wrap gap-2">
      <DialogTrigger>
        <TriggerButton>
          <Columns3 size={18} aria-hidden /> {LIST_TEXTS.columns}
        </TriggerButton>
        <Popover className={PANEL} placement="bottom end">
          <Dialog aria-label={LIST_TEXTS.columns} className="relative outline-none">
            <ColumnsPanel fields={HISTORY_FIELDS} columns={columns} onColumns={onColumns} />
          </Dialog>
        </Popover>
      </DialogTrigger>
      <Button
        onPress={() => exporting.mutate()}
        isDisabled={isHidden || exporting.isPending}
        aria-describedby={isHidden ? reasonId : undefined}
      >
        <Download size={18} aria-hidden /> {HISTORY_TEXTS.export}
      </Button>
      {isHidden && (
        <p id={reasonId} className="self-center text-sm text-muted">
          {HISTORY_TEXTS.exportHidden}
        </p>
      )}
    </div>
  );
}
