import { Link } from "@tanstack/react-router";
import type { Resource } from "@tresen/contract/kit/resource";
import { Inbox, Plus, WifiOff } from "lucide-react";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, isOffline } from "../../shared/failure";
import { manyFailed } from "../../shared/failure.texts";
import { Button, buttonClass } from "../../shared/ui/button";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import type { ListRows } from "./source/list-rows";
import { FIRST_PAGE, type ListSearch } from "./list-search";
import { LIST_TEXTS, STATE_TEXTS } from "./list.texts";

interface ListStateProps {
  resource: Resource;
  source: ListRows;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  columns: number;
  canCreate: boolean;
}

/** What a list without rows says: that it is loading, cannot be loaded, has no matches, or is empty. */
export function ListState({ resource, source, search, onSearch, columns, canCreate }: ListStateProps) {
  if (source.state === "loading") return <ListSkeleton columns={columns} />;
  if (source.state === "failed" && isOffline(source.error))
    return (
      <EmptyState
        icon={<WifiOff size={36} aria-hidden />}
        title={manyFailed(resource)}
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
        message={manyFailed(resource)}
        detail={failureDetail(source.error)}
        onRetry={source.retry}
        isRetrying={source.isFetching}
      />
    );
  const isFiltered = Boolean(search.search) || Object.keys(search.filters ?? {}).length > 0;
  const { next } = source.pages;
  // Of very many records only some are looked at for one page.
  if (isFiltered && next)
    return (
      <EmptyState
        icon={<Inbox size={36} aria-hidden />}
        title={STATE_TEXTS.noneYet}
        action={<Button onPress={() => onSearch(next)}>{STATE_TEXTS.goOn}</Button>}
      />
    );
  if (isFiltered)
    return (
      <EmptyState
        icon={<Inbox size={36} aria-hidden />}
        title={COMMON_TEXTS.noMatches}
        action={
          <Button onPress={() => onSearch({ ...search, ...FIRST_PAGE, search: undefined, filters: undefined })}>
            {COMMON_TEXTS.resetFilters}
          </Button>
        }
      >
        {search.search && resource.storage === "indexed" && STATE_TEXTS.byBeginnings}
      </EmptyState>
    );
  // A page behind the last entry, such as one whose entries were removed meanwhile.
  if (source.pages.first)
    return (
      <EmptyState
        icon={<Inbox size={36} aria-hidden />}
        title={STATE_TEXTS.nothingHere}
        action={<Button onPress={() => onSearch({ ...search, ...FIRST_PAGE })}>{STATE_TEXTS.toFirst}</Button>}
      />
    );
  return (
    <EmptyState
      icon={<Inbox size={36} aria-hidden />}
      title={LIST_TEXTS.none(resource.many)}
      action={
        canCreate && (
          <Link
            to="/$resource/$id"
            params={{ resource: resource.name, id: "new" }}
            className={buttonClass({ variant: "primary" })}
          >
            <Plus size={18} aria-hidden /> {LIST_TEXTS.create(resource.one)}
          </Link>
        )
      }
    />
  );
}

function ListSkeleton({ columns }: { columns: number }) {
  return (
    <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-2.5 p-4">
      {Array.from({ length: 14 }, (_, row) => (
        <div key={row} className="flex gap-4">
          {Array.from({ length: Math.max(2, columns) }, (_unused, column) => (
            <Skeleton key={column} className={`h-7 ${column === 0 ? "flex-2" : "flex-1"}`} />
          ))}
        </div>
      ))}
    </div>
  );
}
