import { ChevronLeft, ChevronRight } from "lucide-react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { Button, IconButton } from "../../shared/ui/button";
import { FOOTER_TEXTS } from "./list.texts";

const FOOTER =
  "flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-1.5 text-sm " + "text-muted";

interface ListFooterProps {
  shown: number;
  total: number;
  /** Whether further pages are being loaded after the first one. */
  isLoadingMore: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function ListFooter({ shown, total, isLoadingMore, hasFailed, onRetry, page, pages, onPage }: ListFooterProps) {
  return (
    <footer className={FOOTER}>
      <span role="status">
        {shown === total ? FOOTER_TEXTS.total(total) : FOOTER_TEXTS.shownOf({ shown, total })}
        {isLoadingMore && FOOTER_TEXTS.loadingMore}
      </span>
      {hasFailed && (
        <span className="flex items-center gap-3 text-danger">
          {FOOTER_TEXTS.incomplete}
          <Button size="sm" onPress={onRetry}>
            {COMMON_TEXTS.retry}
          </Button>
        </span>
      )}
      {pages > 1 && (
        <nav aria-label={FOOTER_TEXTS.pages} className="ms-auto flex items-center gap-1">
          <IconButton label={FOOTER_TEXTS.previous} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <span className="figures">{FOOTER_TEXTS.pageOf({ page, pages })}</span>
          <IconButton label={FOOTER_TEXTS.next} isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </nav>
      )}
    </footer>
  );
}
