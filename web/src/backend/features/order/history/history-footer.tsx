import { useEffect, useState } from "react";
import { failureSentences } from "../../../shared/failure";
import { FAILURES } from "../../../shared/failure.texts";
import { Button } from "../../../shared/ui/button";
import { HISTORY_TEXTS } from "./history.texts";

interface HistoryFooterProps {
  /** The number of loaded orders. */
  count: number;
  isSorted: boolean;
  /** Tells one search from another. */
  search: string;
  pages: {
    error: Error | null;
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

/** How many orders are shown, and the way to more. Only loaded ones are sorted, so all of them can be loaded too. */
export function HistoryFooter({ count, isSorted, search, pages }: HistoryFooterProps) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  /** The search of which everything is to be loaded, one page after the other. */
  const [whole, setWhole] = useState<string | null>(null);
  const isWhole = whole === search;
  useEffect(() => {
    if (isWhole && hasNextPage && !isFetchingNextPage && !error) void fetchNextPage();
  }, [isWhole, hasNextPage, isFetchingNextPage, error, fetchNextPage]);
  const loadAll = (): void => {
    setWhole(search);
    // After a failure: whatever follows is loaded once this page is there.
    if (isWhole) void fetchNextPage();
  };
  return (
    <footer className="flex flex-wrap items-center gap-4 p-4 text-sm text-muted">
      <span role="status">{HISTORY_TEXTS.shown({ count, hasMore: hasNextPage })}</span>
      {isSorted && hasNextPage && <span>{HISTORY_TEXTS.sortedLoaded(count)}</span>}
      {hasNextPage && (
        <Button onPress={() => void fetchNextPage()} isDisabled={isFetchingNextPage}>
          {isFetchingNextPage ? HISTORY_TEXTS.loadingMore : HISTORY_TEXTS.loadMore}
        </Button>
      )}
      {isSorted && hasNextPage && (
        <Button variant="ghost" onPress={loadAll} isDisabled={isFetchingNextPage}>
          {HISTORY_TEXTS.loadAll}
        </Button>
      )}
      {error && <span className="text-danger">{failureSentences(error, FAILURES.orders)}</span>}
    </footer>
  );
}
