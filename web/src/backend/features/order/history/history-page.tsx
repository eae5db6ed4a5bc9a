import { useInfiniteQuery } from "@tanstack/react-query";
import { History } from "lucide-react";
import { useEffect } from "react";
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
import { HISTORY_TEXTS } from "./history.texts";
import { HistoryTable } from "./history-table";

export interface HistorySearch extends OrderFilter {
  /** The order that is open in the side panel. */
  order?: string | undefined;
}

interface HistoryPageProps {
  search: HistorySearch;
  onSearch: (search: HistorySearch) => void;
}

/** All orders, newest first. */
export function HistoryPage({ search, onSearch }: HistoryPageProps) {
  const { order, ...filter } = search;
  const {
    data,
    error,
    refetch,
    isPending,
    isFetching,
    isPlaceholderData,
    hasNextPage,
    fetchNextPage,
    isFetchingNextPage,
  } = useInfiniteQuery({
    ...orderQueries.history(filter),
    placeholderData: (previous) => previous,
  });
  const orders = data?.pages.flatMap((page) => page.data) ?? [];
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.history);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="mb-3 text-xl font-semibold">{PAGE_TITLES.history}</h1>
        <HistoryFilters filter={filter} onFilter={(changed) => onSearch({ ...changed, order })} />
      </header>
      <div className={`relative min-h-80 flex-1 overflow-auto ${isPlaceholderData ? "opacity-60" : ""}`}>
        {orders.length > 0 ? (
          <>
            <HistoryTable orders={orders} onOpen={(id) => onSearch({ ...search, order: id })} />
            <footer className="flex flex-wrap items-center gap-4 p-4 text-sm text-muted">
              <span role="status">{HISTORY_TEXTS.shown({ count: orders.length, hasMore: hasNextPage })}</span>
              {hasNextPage && (
                <Button onPress={() => void fetchNextPage()} isDisabled={isFetchingNextPage}>
                  {isFetchingNextPage ? HISTORY_TEXTS.loadingMore : HISTORY_TEXTS.loadMore}
                </Button>
              )}
              {error && <span className="text-danger">{failureText(error, FAILURES.orders)}</span>}
            </footer>
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
                <Button onPress={() => onSearch({ order })}>{COMMON_TEXTS.resetFilters}</Button>
              )
            }
          >
            {Object.values(filter).some(Boolean) ? HISTORY_TEXTS.noneFiltered : HISTORY_TEXTS.noneYet}
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
