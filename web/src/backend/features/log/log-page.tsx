import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { LogEntry } from "@tresen/contract/log/log";
import { Radio, ScrollText } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import { branchQueries, sharedZone, useMyBranches } from "../../shared/branches";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { failureDetail, failureSentences, failureText } from "../../shared/failure";
import { Button } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import "../../shared/printed-alone.css";
import { LogFilters } from "./log-filters";
import { LogPanel } from "./log-panel";
import { type LogFilter, logQueries } from "./log-queries";
import { LogTable } from "./log-table";
import { LOG_PAGE_TEXTS } from "./log.texts";
import { RefusedNote } from "./refused-note";
import { useLiveTail } from "./use-live-tail";

const TEXTS = LOG_PAGE_TEXTS;
/** Pixels from the top within which the newest entries are what is being read. */
const NEAR_TOP = 24;

export interface LogSearch extends LogFilter {
  /** The entry that is open in the side panel. */
  entry?: string | undefined;
}

interface LogPageProps {
  search: LogSearch;
  onSearch: (search: LogSearch) => void;
}

/** What staff, devices, jobs and providers did, and what went wrong, newest first. */
export function LogPage({ search, onSearch }: LogPageProps) {
  const { entry: open, ...filter } = search;
  const branches = useMyBranches();
  const { data: all = [] } = useQuery(branchQueries.all());
  const zone = sharedZone({ branches, chosen: filter.branch });
  const nameOf = (branch: string): string | undefined => all.find(({ id }) => id === branch)?.name;
  const list = useInfiniteQuery({ ...logQueries.list({ filter, zone }), placeholderData: (previous) => previous });
  const [isLive, setIsLive] = useState(false);
  const tail = useLiveTail({ filter, isLive });
  const scroller = useRef<HTMLDivElement>(null);
  const loaded = list.data?.pages.flatMap((page) => page.data) ?? [];
  const arrived = tail.entries.filter(({ id }) => !loaded.some((entry) => entry.id === id));
  const { shown, waiting, showAll } = useArrived({ arrived, scroller });
  const entries = [...shown, ...loaded];
  const known = entries.find(({ id }) => id === open);
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.logs);
  }, []);
  const onFilter = (changed: LogFilter): void => onSearch({ ...changed, entry: open });
  return (
    <div className="printed-alone flex h-full min-h-0 flex-col">
      <header className="border-b border-line bg-surface px-4 py-3 print:border-0">
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <h1 className="min-w-0 flex-1 basis-48 text-xl font-semibold">{PAGE_TITLES.logs}</h1>
          <Button
            variant={isLive ? "soft" : "secondary"}
            className="print:hidden"
            aria-pressed={isLive}
            onPress={() => setIsLive(!isLive)}
          >
            <Radio size={16} aria-hidden /> {TEXTS.live.button}
          </Button>
        </div>
        <LogFilters
          filter={filter}
          zone={zone}
          names={{
            actor: entries.find(({ actor }) => actor.id === filter.actor)?.actor.name,
            subject: entries.find(({ subject }) => subject?.id === filter.subject)?.subject?.title,
          }}
          onFilter={onFilter}
        />
      </header>
      <RefusedNote />
      <p
        role="status"
        className={isLive ? "border-b border-line px-4 py-1 text-sm text-muted print:hidden" : "sr-only"}
      >
        {isLive &&
          (tail.hasFailed
            ? TEXTS.live.failed
            : arrived.length > 0
              ? TEXTS.live.arrived(arrived.length)
              : TEXTS.live.on)}
      </p>
      <div
        ref={scroller}
        className={`relative min-h-80 flex-1 overflow-auto print:overflow-visible ${list.isPlaceholderData ? "opacity-60" : ""}`}
      >
        {waiting > 0 && (
          <div className="sticky top-2 z-2 flex h-0 justify-center print:hidden">
            <Button variant="primary" className="h-fit shadow-panel" onPress={showAll}>
              {TEXTS.live.show(waiting)}
            </Button>
          </div>
        )}
        {entries.length > 0 ? (
          <LogTable entries={entries} zone={zone} nameOf={nameOf} onOpen={(entry) => onSearch({ ...search, entry })} />
        ) : list.isPending ? (
          <ListSkeleton />
        ) : list.error ? (
          <ErrorState
            message={failureText(list.error, TEXTS.loadFailed)}
            detail={failureDetail(list.error)}
            onRetry={() => void list.refetch()}
            isRetrying={list.isFetching}
          />
        ) : (
          <NoEntries filter={filter} hasMore={list.hasNextPage} onReset={() => onFilter({})} />
        )}
        {(entries.length > 0 || list.hasNextPage) && (
          <footer className="flex flex-wrap items-center gap-4 p-4 text-sm text-muted">
            <span>{TEXTS.shown({ count: entries.length, hasMore: list.hasNextPage })}</span>
            {list.hasNextPage && (
              <Button
                className="print:hidden"
                onPress={() => void list.fetchNextPage()}
                isDisabled={list.isFetchingNextPage}
              >
                {list.isFetchingNextPage ? TEXTS.loadingMore : TEXTS.loadMore}
              </Button>
            )}
            {list.error && entries.length > 0 && (
              <span role="alert" className="text-danger">
                {failureSentences(list.error, TEXTS.loadFailed)}
              </span>
            )}
          </footer>
        )}
      </div>
      {open !== undefined && (
        <LogPanel
          id={open}
          known={known}
          zone={zone}
          nameOf={nameOf}
          onClose={() => onSearch({ ...search, entry: undefined })}
          onFilter={(changed) => onSearch(changed)}
        />
      )}
    </div>
  );
}

/**
 * Which of the new entries are shown: all while the list is at its top. Whoever reads further down is not moved; the
 * others wait until they are asked for.
 */
function useArrived({
  arrived,
  scroller,
}: {
  arrived: readonly LogEntry[];
  scroller: RefObject<HTMLDivElement | null>;
}): { shown: readonly LogEntry[]; waiting: number; showAll: () => void } {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const newest = arrived[0]?.id;
  const isAtTop = (): boolean => (scroller.current?.scrollTop ?? 0) <= NEAR_TOP;
  useEffect(() => {
    if (newest !== undefined && isAtTop()) setSeen(new Set(arrived.map(({ id }) => id)));
    // Only what is new changes what is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
  const shown = arrived.filter(({ id }) => seen.has(id));
  return {
    shown,
    waiting: arrived.length - shown.length,
    showAll: () => {
      setSeen(new Set(arrived.map(({ id }) => id)));
      scroller.current?.scrollTo({ top: 0 });
    },
  };
}

/** A filtered page may be empty although there are further pages, since each call reads a limited number of entries. */
function NoEntries({ filter, hasMore, onReset }: { filter: LogFilter; hasMore: boolean; onReset: () => void }) {
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  return (
    <EmptyState
      icon={<ScrollText size={36} aria-hidden />}
      title={TEXTS.none}
      action={isFiltered && <Button onPress={onReset}>{COMMON_TEXTS.resetFilters}</Button>}
    >
      {hasMore ? TEXTS.noneSoFar : isFiltered ? TEXTS.noneFiltered : TEXTS.noneYet}
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={TEXTS.loading} className="flex flex-col gap-2 p-4">
      {Array.from({ length: 12 }, (_, index) => (
        <Skeleton key={index} className="h-9" />
      ))}
    </div>
  );
}
