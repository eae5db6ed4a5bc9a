import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "../../shared/ui/button";

const FOOTER =
  "flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-1.5 text-sm " + "text-muted";

interface ListFooterProps {
  shown: number;
  total: number;
  /** The first page is there, the rest on its way. */
  isLoadingMore: boolean;
  hasFailed: boolean;
  onRetry: () => void;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

const count = new Intl.NumberFormat("de-DE");

export function ListFooter({ shown, total, isLoadingMore, hasFailed, onRetry, page, pages, onPage }: ListFooterProps) {
  return (
    <footer className={FOOTER}>
      <span role="status">
        {shown === total
          ? `${count.format(total)} ${total === 1 ? "Eintrag" : "Einträge"}`
          : `${count.format(shown)} von ${count.format(total)} Einträgen`}
        {isLoadingMore && " – weitere werden geladen …"}
      </span>
      {hasFailed && (
        <span className="flex items-center gap-3 text-danger">
          Nicht alle Einträge konnten geladen werden.
          <Button size="sm" onPress={onRetry}>
            Erneut versuchen
          </Button>
        </span>
      )}
      {pages > 1 && (
        <nav aria-label="Seiten" className="ms-auto flex items-center gap-1">
          <IconButton label="Vorige Seite" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            <ChevronLeft size={18} aria-hidden />
          </IconButton>
          <span className="figures">
            Seite {page} von {pages}
          </span>
          <IconButton label="Nächste Seite" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
            <ChevronRight size={18} aria-hidden />
          </IconButton>
        </nav>
      )}
    </footer>
  );
}
