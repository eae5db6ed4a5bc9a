import type { ReactNode } from "react";
import { failureDetail } from "../../../shared/failure";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { SidePanel } from "../../../shared/ui/dialog";
import { ErrorState, Skeleton } from "../../../shared/ui/states";

/** What the panel needs of a query that loads page after page. */
interface Pages {
  data: unknown;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
}

interface PagedPanelProps {
  title: string;
  onClose: () => void;
  pages: Pages;
  /** Said when not even the first page could be loaded. */
  failure: string;
  /** The label of the button for the next page. */
  more: string;
  /** Shown once the first page is loaded. */
  children: ReactNode;
}

/** A panel with entries that are loaded page by page. */
export function PagedPanel({ title, onClose, pages, failure, more, children }: PagedPanelProps) {
  const { data, error } = pages;
  return (
    <SidePanel isOpen onClose={onClose} title={title}>
      {data ? (
        children
      ) : error ? (
        <ErrorState
          message={failure}
          detail={failureDetail(error)}
          onRetry={() => void pages.refetch()}
          isRetrying={pages.isFetching}
        />
      ) : (
        <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3 p-5">
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} className="h-16" />
          ))}
        </div>
      )}
      {pages.hasNextPage && (
        <div className="px-5 py-4">
          <Button isDisabled={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
            {more}
          </Button>
        </div>
      )}
    </SidePanel>
  );
}
