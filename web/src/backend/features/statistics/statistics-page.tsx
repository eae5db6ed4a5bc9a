import { useQuery } from "@tanstack/react-query";
import { addDays, zonedTime } from "@tresen/contract/kit/time";
import { ChartColumn } from "lucide-react";
import { useEffect } from "react";
import { serverNow } from "../../../shared/server-clock";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { orderQueries } from "../../shared/order-queries";
import { sharedZone, useMyBranches, useZoneOf } from "../../shared/branches";
import { failureDetail, failureText } from "../../shared/failure";
import { FAILURES } from "../../shared/failure.texts";
import { Button } from "../../shared/ui/button";
import { DateInput } from "../../shared/ui/date/date-input";
import { Select } from "../../shared/ui/select";
import { EmptyState, ErrorState, Skeleton } from "../../shared/ui/states";
import { daySums } from "./day-sums";
import { HoursChart } from "./hours-chart";
import { ItemsTable } from "./items-table";
import { KeyFigures } from "./key-figures";
import { STATISTICS_TEXTS } from "./statistics.texts";

export interface StatisticsSearch {
  branch?: string | undefined;
  /** `YYYY-MM-DD`; today without it. */
  day?: string | undefined;
}

interface StatisticsPageProps {
  search: StatisticsSearch;
  onSearch: (search: StatisticsSearch) => void;
}

const ANY = "any";
const WEEK = 7;

/** The figures of a day, compared with the same day of the week before. */
export function StatisticsPage({ search: { branch, day: chosen }, onSearch }: StatisticsPageProps) {
  const branches = useMyBranches();
  const zoneOf = useZoneOf();
  const today = zonedTime({ at: serverNow(), zone: sharedZone({ branches, chosen: branch }) }).date;
  const day = chosen ?? today;
  const { data: orders, error, refetch, isFetching } = useQuery(orderQueries.day({ branch, day }));
  const { data: earlier } = useQuery(orderQueries.day({ branch, day: addDays(day, -WEEK) }));
  const sums = orders && daySums({ orders, zoneOf });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PAGE_TITLES.statistics);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="border-b border-line bg-surface px-4 py-3">
        <h1 className="mb-3 text-xl font-semibold">{PAGE_TITLES.statistics}</h1>
        <div role="search" aria-label={STATISTICS_TEXTS.filters} className="flex flex-wrap items-end gap-x-3 gap-y-2">
          {branches.length > 1 && (
            <Select
              label={COMMON_TEXTS.branch}
              className="w-full sm:w-52"
              options={[
                { value: ANY, label: COMMON_TEXTS.allBranches },
                ...branches.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              value={branch ?? ANY}
              onChange={(id) => onSearch({ day: chosen, branch: id === ANY ? undefined : id })}
            />
          )}
          <DateInput
            label={STATISTICS_TEXTS.day}
            className="w-40 max-w-full"
            value={day}
            max={today}
            onChange={(value) => onSearch({ branch, day: value || undefined })}
          />
          <div role="group" aria-label={STATISTICS_TEXTS.chooseDay} className="flex flex-wrap gap-1">
            {[
              { label: COMMON_TEXTS.today, value: today },
              { label: COMMON_TEXTS.yesterday, value: addDays(today, -1) },
            ].map(({ label, value }) => (
              <Button
                key={label}
                variant={day === value ? "soft" : "ghost"}
                aria-pressed={day === value}
                onPress={() => onSearch({ branch, day: value === today ? undefined : value })}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      </header>
      <div className="min-h-80 flex-1 overflow-auto p-4">
        {sums ? (
          orders.length > 0 ? (
            <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-6">
              <KeyFigures sums={sums} earlier={earlier && daySums({ orders: earlier, zoneOf })} />
              {sums.hours.length > 0 && (
                <div className="grid items-start gap-6 lg:grid-cols-2">
                  <HoursChart hours={sums.hours} />
                  <ItemsTable items={sums.items} />
                </div>
              )}
            </div>
          ) : (
            <EmptyState icon={<ChartColumn size={36} aria-hidden />} title={STATISTICS_TEXTS.nothing}>
              {branches.length > 1 ? STATISTICS_TEXTS.otherDayOrBranch : STATISTICS_TEXTS.otherDay}
            </EmptyState>
          )
        ) : error ? (
          <ErrorState
            message={failureText(error, FAILURES.statistics)}
            detail={failureDetail(error)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <div role="status" aria-label={STATISTICS_TEXTS.loading} className="grid max-w-6xl gap-6">
            <Skeleton className="h-24" />
            <Skeleton className="h-72" />
          </div>
        )}
      </div>
    </div>
  );
}
