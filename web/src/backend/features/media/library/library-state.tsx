import { images } from "@tresen/contract/media/image.resource";
import { FolderOpen, ImageUp, Inbox, WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import type { ListSearch } from "../../../admin/list/list-search";
import type { ListRows } from "../../../admin/list/source/list-rows";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, isOffline } from "../../../shared/failure";
import { manyFailed } from "../../../shared/failure.texts";
import { Button } from "../../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { filterCount, withoutFilters } from "./library-filters";
import { LIBRARY_TEXTS } from "./library.texts";

interface LibraryStateProps {
  source: ListRows;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  /** Goes on with a search that has found nothing so far. */
  more: (() => void) | null;
  hasFolders: boolean;
  /** The button that uploads; missing for whoever may not. */
  upload: ReactNode;
}

/** What the library says without pictures: that it is loading, cannot be loaded, has no matches, or is empty. */
export function LibraryState({ source, search, onSearch, more, hasFolders, upload }: LibraryStateProps) {
  if (source.state === "loading" || (source.isFormer && source.isFetching)) return <TilesSkeleton />;
  if (source.state === "failed" && isOffline(source.error))
    return (
      <EmptyState
        icon={<WifiOff size={36} aria-hidden />}
        title={manyFailed(images)}
        action={
          <Button onPress={source.retry} isDisabled={source.isFetching}>
            {COMMON_TEXTS.retry}
          </Button>
        }
      >
        <span role="alert">{failureDetail(source.error)}</span>
      </EmptyState>
    );
  if (source.state === "failed")
    return (
      <ErrorState
        message={manyFailed(images)}
        detail={failureDetail(source.error)}
        onRetry={source.retry}
        isRetrying={source.isFetching}
      />
    );
  if (more)
    return (
      <EmptyState
        icon={<Inbox size={36} aria-hidden />}
        title={LIBRARY_TEXTS.noneYet}
        action={<Button onPress={more}>{LIBRARY_TEXTS.goOn}</Button>}
      />
    );
  if (source.pages.next) return <TilesSkeleton />;
  if (search.search || filterCount(search) > 0)
    return (
      <EmptyState
        icon={<Inbox size={36} aria-hidden />}
        title={COMMON_TEXTS.noMatches}
        action={
          <Button onPress={() => onSearch({ ...withoutFilters(search), search: undefined })}>
            {COMMON_TEXTS.resetFilters}
          </Button>
        }
      >
        {search.search && LIBRARY_TEXTS.byBeginnings}
      </EmptyState>
    );
  const isInFolder = Boolean(search.filters?.["folder"]);
  return (
    <EmptyState
      icon={isInFolder ? <FolderOpen size={36} aria-hidden /> : <ImageUp size={36} aria-hidden />}
      title={isInFolder ? LIBRARY_TEXTS.emptyFolder : LIBRARY_TEXTS.empty}
      action={hasFolders ? undefined : upload}
    >
      {upload ? LIBRARY_TEXTS.emptyHint : LIBRARY_TEXTS.emptyForReaders}
    </EmptyState>
  );
}

const BONES = 18;

function TilesSkeleton() {
  return (
    <div
      role="status"
      aria-label={COMMON_TEXTS.loading}
      className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-3"
    >
      {Array.from({ length: BONES }, (_, index) => (
        <Skeleton key={index} className="h-48" />
      ))}
    </div>
  );
}
