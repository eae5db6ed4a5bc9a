import type { ReactNode } from "react";
import type { ListRows } from "../../../admin/list/source/list-rows";
import { FOOTER_TEXTS } from "../../../admin/list/list.texts";
import { MEDIA_TEXTS } from "../../../admin/media/media.texts";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { isOffline } from "../../../shared/failure";
import { Button } from "../../../shared/ui/button";
import { LIBRARY_TEXTS } from "./library.texts";

const FOOTER =
  "flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line bg-surface px-4 py-1.5 text-sm text-muted";

interface LibraryFooterProps {
  source: ListRows;
  total: number | null;
  /** What is being done with pictures. */
  running: string | null;
  isLoadingMore: boolean;
  more: (() => void) | null;
  hasMoreFailed: boolean;
  children?: ReactNode;
}

/** How many pictures there are, what goes on with them, and whether what is shown is up to date. */
export function LibraryFooter({
  source,
  total,
  running,
  isLoadingMore,
  more,
  hasMoreFailed,
  children,
}: LibraryFooterProps) {
  const { rows, state, error, isPaused, isFetching, retry } = source;
  if (state !== "ready") return null;
  const isOutdated = (error !== null && !hasMoreFailed) || isPaused;
  return (
    <footer className={FOOTER}>
      <span role="status" className="figures">
        {total === null ? MEDIA_TEXTS.atLeast(rows.length) : MEDIA_TEXTS.pictures(total)}
      </span>
      {isLoadingMore && <span>{MEDIA_TEXTS.loadingMore}</span>}
      {more && (
        <span role="status" className="flex flex-wrap items-center gap-3">
          {hasMoreFailed ? MEDIA_TEXTS.moreFailed : LIBRARY_TEXTS.noneYet}
          <Button size="sm" onPress={more}>
            {hasMoreFailed ? COMMON_TEXTS.retry : LIBRARY_TEXTS.goOn}
          </Button>
        </span>
      )}
      {isOutdated && (
        <span role="status" className="flex flex-wrap items-center gap-3">
          {isPaused || isOffline(error) ? FOOTER_TEXTS.offline : FOOTER_TEXTS.outdated}
          <Button size="sm" onPress={retry} isDisabled={isFetching}>
            {COMMON_TEXTS.retry}
          </Button>
        </span>
      )}
      <span role="status" className="ms-auto">
        {running}
      </span>
      {children}
    </footer>
  );
}
