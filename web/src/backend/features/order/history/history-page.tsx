import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect } from "react";
import { type ListColumn, columnsOf, storedColumns, withColumns } from "../../../admin/list/views/list-columns";
import { useListViews } from "../../../admin/list/views/view-queries";
import { useZoneOf } from "../../../shared/branches";
import { useCurrency } from "../../../shared/config";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { ConflictDialog } from "../conflict-dialog";
import { ORDER_TEXTS } from "../order.texts";
import { OrderPanel } from "../panel/order-panel";
import { type OrderFilter, orderQueries } from "../../../shared/order-queries";
import { failureDetail, failureText } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { Button } from "../../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { HistoryFilters } from "./history-filters";
import { HistoryFooter } from "./history-footer";
import { HISTORY_TEXTS } from "./history.texts";
import { HISTORY_FIELDS } from "./history-columns";
import { sortedOrders } from "./history-rows";
import { HistoryTable } from "./history-table";
import { HistoryTools } from "./history-tools";
import { useMoney } from "../../../shared/visibility";

export interface HistorySearch extends OrderFilter {
  /** The order that is open in the side panel. */
  order?: string | undefined;
  /** The keys of the columns to sort by, with `-` before each for descending order. */
  sort?: string | undefined;
}

interface HistoryPageProps {
  search: HistorySearch;
  onSearch: (search: HistorySearch) => void;
}

/** All orders, newest first. */
export function HistoryPage({ search, onSearch }: HistoryPageProps) {
  const { order, sort, ...filter } = search;
  const context = { currency: useCurrency(), money: useMoney(), zoneOf: useZoneOf() };
  const { views, change } = useListViews("orders");
  const columns = columnsOf({ fields: HISTORY_FIELDS, views, search: {} });
  const onColumns = (changed: readonly ListColumn[] | null): void =>
    change(withColumns({ search: {}, columns: changed && storedColumns(changed) }));
  const pages = useInfiniteQuery({ ...orderQueries.history(filter), placeholderData: (previous) => previous });
  const { data, error, refetch, isPending, isFetching, isPlaceholderData, hasNextPage } = pages;
  const orders = data?.pages.flatMap((page) => page.data) ?? [];
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.history);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 py-3">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
          <h1 className="text-xl font-semibold">{PAGE_TITLES.history}</h1>
          <HistoryTools
            filter={filter}
            sort={sort}
            columns={columns}
            onColumns={onColumns}
            context={context}
            matching={data && !isPlaceholderData && !hasNextPage ? orders.length : null}
          />
        </div>
        <HistoryFilters filter={filter} onFilter={(changed) => onSearch({ ...changed, order, sort })} />
      </header>
      <div className={`scroll-edges relative min-h-80 flex-1 overflow-auto ${isPlaceholderData ? "opacity-60" : ""}`}>
        {orders.length > 0 ? (
          <>
            <HistoryTable
              orders={sortedOrders({ orders, sort, context })}
              columns={columns}
              context={context}
              sort={sort}
              onSort={(changed) => onSearch({ ...search, sort: changed })}
              onWidth={({ key, width }) =>
                onColumns(columns.map((column) => (column.field.key === key ? { ...column, width } : column)))
              }
              onOpen={(id) => onSearch({ ...search, order: id })}
            />
            <HistoryFooter
              count={orders.length}
              isSorted={sort !== undefined}
              search={JSON.stringify(filter)}
              pages={pages}
            />
          </>
        ) : isPending ? (
          <div role="status" aria-label={ORDER_TEXTS.ordersLoading} className="flex flex-col gap-2 p-4">
            {Array.from({ length: 12 }, (_, index) => (
              <Skeleton key={index} className="h-9" />
            ))}
          </div>
        ) : error ? (
          <ErrorState
            message={failureText(error, FAILURES.orders)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <EmptyState
            icon={<History size={36} aria-hidden />}
            title={HISTORY_TEXTS.none}
            action={
              Object.values(filter).some(Boolean) && (
                <Button onPress={() => onSearch({ order, sort })}>{COMMON_TEXTS.resetFilters}</Button>
              )
            }
          >
            {Object.values(filter).some(Boolean)
              ? HISTORY_TEXTS.noneFiltered(Boolean(filter.search))
              : HISTORY_TEXTS.noneYet}
          </EmptyState>
        )}
      </div>
      {order && (
        <OrderPanel
          id={order}
          known={orders.find(({ id }) => id === order)}
          onClose={() => onSearch({ ...search, order: undefined })}
        />
      )}
      <ConflictDialog />
    </div>
  );
}
