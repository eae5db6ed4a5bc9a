import { useQuery } from "@tanstack/react-query";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { branchesFor } from "@tresen/contract/kit/access";
import { type LocalDate, addDays, isDate, zonedTime } from "@tresen/contract/kit/time";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import { CalendarX } from "lucide-react";
import { useEffect } from "react";
import { branchQueries } from "../../shared/branches";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { failureDetail, failureText } from "../../shared/failure";
import { manyFailed } from "../../shared/failure.texts";
import { resourceEntries } from "../../shared/resource-entries";
import { entryPermission } from "../../shared/seen-resources";
import { personOf, useMay, useMe } from "../../shared/session";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { useNow } from "../../shared/use-now";
import type { PlanQueue } from "./edit/drawn-changes";
import { usePlanQueue } from "./edit/use-plan-queue";
import { PlannedWeek } from "./planned-week";
import { PLANNER_TEXTS as texts } from "./planner.texts";
import type { PlannerSearch } from "./planner-search";

interface PlannerPageProps {
  search: PlannerSearch;
  onSearch: (search: PlannerSearch) => void;
}

/** The plan of a branch, week by week or day by day. */
export function PlannerPage({ search, onSearch }: PlannerPageProps) {
  const me = useMe();
  const may = useMay();
  const now = useNow(60_000);
  const { data, error, refetch, isFetching } = useQuery(branchQueries.all());
  const { queue, guard } = usePlanQueue();
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(texts.title);
  }, []);
  const permission = (verb: "read" | "update") =>
    entryPermission({ entry: resourceEntries["working-schedules"], verb });
  const seen = branchesFor({ person: personOf(me), permission: permission("read") });
  const branches = (data ?? []).filter(({ id }) => seen === "all" || seen.includes(id));
  const branch = branches.find(({ id }) => id === search.branch) ?? branches[0];
  if (!data)
    return error ? (
      <ErrorState
        message={failureText(error, manyFailed(resourceEntries.branches))}
        detail={failureDetail(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    ) : (
      <div role="status" aria-label={COMMON_TEXTS.loading} className="flex flex-col gap-3 p-4">
        <Skeleton className="h-10 w-72" />
        <Skeleton className="h-96" />
      </div>
    );
  if (!branch) return <EmptyState icon={<CalendarX size={32} aria-hidden />} title={texts.noBranch} isScreen />;
  const today = zonedTime({ at: now, zone: branch.timeZone }).date;
  return (
    <>
      <PlannedWeek
        // Focus, undo and what was typed belong to a branch.
        key={branch.id}
        {...{ branches, branch, today, search, onSearch, queue }}
        {...daysOf({ search, today })}
        mayChange={may({ permission: permission("update"), branch: branch.id })}
      />
      {guard}
    </>
  );
}

export interface PlannedWeekProps extends PlannerPageProps {
  branches: readonly Branch[];
  branch: Branch;
  today: LocalDate;
  day: LocalDate;
  from: LocalDate;
  to: LocalDate;
  isDay: boolean;
  mayChange: boolean;
  /** What is changed and not saved yet. */
  queue: PlanQueue;
}

/** The days of the address: the week of its day, or the day alone. */
function daysOf({ search, today }: { search: PlannerSearch; today: LocalDate }) {
  const day = search.day !== undefined && isDate(search.day) ? search.day : today;
  const isDay = search.view === "day";
  const from = isDay ? day : mondayOf(day);
  return { day, isDay, from, to: isDay ? day : addDays(from, 6) };
}
