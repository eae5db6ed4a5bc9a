import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { isOffline } from "../../shared/failure";
import { Button, IconButton } from "../../shared/ui/button";
import type { ListRows } from "./source/list-rows";
import type { ListSearch } from "./list-search";
import { FOOTER_TEXTS } from "./list.texts";

const FOOTER =
  "flex flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-1.5 text-sm text-muted";

const PAGES: readonly { page: keyof ListRows["pages"]; label: string; Icon: LucideIcon }[] = [
  { page: "first", label: FOOTER_TEXTS.first, Icon: ChevronFirst },
  { page: "previous", label: FOOTER_TEXTS.previous, Icon: ChevronLeft },
  { page: "next", label: FOOTER_TEXTS.next, Icon: ChevronRight },
  { page: "last", label: FOOTER_TEXTS.last, Icon: ChevronLast },
];

/** Which rows of how many are shown, and the way to others. */
export function ListFooter({
  source,
  onSearch,
  children,
}: {
  source: ListRows;
  onSearch: (search: ListSearch) => void;
  /** Further ways from here. */
  children?: ReactNode;
}) {
  const { rows, position, pages, error, isPaused, isFetching, retry } = source;
  return (
    <footer className={FOOTER}>
      <span role="status" className="figures max-sm:whitespace-normal">
        {FOOTER_TEXTS.position({ ...position, count: rows.length, hasMore: pages.next !== undefined })}
      </span>
      {/* What was shown stays: a call that failed is said here and nowhere else. */}
      {(error || isPaused) && (
        <span role="status" className="flex items-center gap-3">
          {isPaused || isOffline(error) ? FOOTER_TEXTS.offline : FOOTER_TEXTS.outdated}
          <Button size="sm" onPress={retry} isDisabled={isFetching}>
            {COMMON_TEXTS.retry}
          </Button>
        </span>
      )}
      {children}
      {(pages.previous !== undefined || pages.next !== undefined) && (
        <nav aria-label={FOOTER_TEXTS.pages} className="ms-auto flex items-center gap-1">
          {PAGES.map(({ page, label, Icon }) => {
            const to = pages[page];
            return (
              <IconButton key={page} label={label} isDisabled={!to} onPress={() => to && onSearch(to)}>
                <Icon size={18} aria-hidden />
              </IconButton>
            );
          })}
        </nav>
      )}
    </footer>
  );
}
