import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { addDays, formatDate, isDate, zonedTime } from "@tresen/contract/kit/time";
import { type Plays, PLAYS_DAYS_LIMIT, type PlaysQuery } from "@tresen/contract/signage/plays/plays-query";
import { PLAYS_TITLE } from "@tresen/contract/signage/plays/plays.texts";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { Sheet, Tv } from "lucide-react";
import { useEffect } from "react";
import { call } from "../../../../shared/api";
import { serverNow } from "../../../../shared/server-clock";
import { branchQueries, sharedZone } from "../../../shared/branches";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { failureDetail, failureText } from "../../../shared/failure";
import { download } from "../../../shared/output/download";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EmptyState, ErrorState, Skeleton } from "../../../shared/ui/states";
import { sumsBy } from "./play-sums";
import { playsFile } from "./plays-file";
import { PLAYS_PAGE as texts, durationText } from "./plays.texts";
import { SumTable } from "./sum-table";

/** The days of the page at first, today included. */
const USUAL_DAYS = 7;

export interface PlaysSearch {
  from?: string | undefined;
  to?: string | undefined;
  branch?: string | undefined;
  scene?: string | undefined;
  tv?: string | undefined;
}

const playsQueries = {
  read: (query: PlaysQuery) =>
    queryOptions({
      queryKey: ["signage-plays", query],
      queryFn: ({ signal }) => call("GET /api/digital-signage-devices/plays", { query, signal }),
      placeholderData: keepPreviousData,
    }),
};

/** What TVs have shown, by scene, branch and day, also as a file. */
export function PlaysPage({ search, onSearch }: { search: PlaysSearch; onSearch: (search: PlaysSearch) => void }) {
  const may = useMay();
  const { data: all = [] } = useQuery(branchQueries.all());
  const branches = all.filter(({ id }) => may({ permission: tvPermissions.plays, branch: id }));
  const today = zonedTime({ at: serverNow(), zone: sharedZone({ branches, chosen: search.branch }) }).date;
  const asked = askedOf({ search, today });
  const { data, error, refetch, isFetching } = useQuery(playsQueries.read(asked));
  const branchName = (id: string): string => all.find((branch) => branch.id === id)?.name ?? id;
  const change = (part: PlaysSearch): void => onSearch({ ...search, ...part });
  useEffect(() => {
    document.title = COMMON_TEXTS.pageTitle(PLAYS_TITLE);
  }, []);
  return (
    <div className="flex h-full min-h-0 flex-col overflow-y-auto">
      <header className="flex flex-col gap-3 border-b border-line bg-surface px-4 py-3">
        <div>
          <h1 className="text-xl font-semibold">{PLAYS_TITLE}</h1>
          <p className="max-w-prose text-sm text-muted">{texts.intro}</p>
        </div>
        <div role="search" aria-label={texts.filters} className="flex flex-wrap items-end gap-3">
          <DateInput
            label={texts.from}
            className="w-40"
            value={asked.from}
            max={asked.to}
            min={addDays(asked.to, 1 - PLAYS_DAYS_LIMIT)}
            onChange={(from) => from && change({ from, to: asked.to })}
          />
          <DateInput
            label={texts.to}
            className="w-40"
            value={asked.to}
            max={today}
            onChange={(to) => to && change({ from: asked.from, to })}
          />
          <NativeSelect
            label={texts.branch}
            className="w-44"
            options={[{ value: "", label: COMMON_TEXTS.allBranches }, ...branches.map(asOption)]}
            value={search.branch ?? ""}
            onChange={(branch) => change({ branch: branch || undefined, tv: undefined })}
          />
          <NativeSelect
            label={texts.scene}
            className="w-44"
            options={[{ value: "", label: texts.allScenes }, ...(data?.scenes ?? []).map(asOption)]}
            value={search.scene ?? ""}
            onChange={(scene) => change({ scene: scene || undefined })}
          />
          <NativeSelect
            label={texts.tv}
            className="w-44"
            options={[{ value: "", label: texts.allTvs }, ...(data?.tvs ?? []).map(asOption)]}
            value={search.tv ?? ""}
            onChange={(tv) => change({ tv: tv || undefined })}
          />
        </div>
      </header>
      {data ? (
        <Sums data={data} asked={asked} branchName={branchName} />
      ) : error ? (
        <ErrorState
          message={failureText(error, texts.failed)}
          detail={failureDetail(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <div role="status" aria-label={texts.loading} className="grid gap-3 p-4">
          <Skeleton className="h-9 w-60" />
          <Skeleton className="h-60" />
        </div>
      )}
    </div>
  );
}

interface SumsProps {
  data: Plays;
  asked: PlaysQuery;
  branchName: (id: string) => string;
}

function Sums({ data: { rows }, asked: { from, to }, branchName }: SumsProps) {
  if (rows.length === 0) return <EmptyState icon={<Tv size={32} aria-hidden />} title={texts.none} />;
  const byBranch = sumsBy({ rows, keyOf: ({ branch }) => branch, labelOf: ({ branch }) => branchName(branch) });
  const sum = (name: "plays" | "seconds"): number => rows.reduce((all, row) => all + row[name], 0);
  const save = async (format: "csv" | "xlsx"): Promise<void> => {
    const file = await playsFile({ rows, format, branchName });
    download({ ...file, name: `${texts.fileName(from, to)}.${format}` });
  };
  return (
    <div className="flex max-w-6xl flex-col gap-6 p-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {texts.sums({ plays: sum("plays"), duration: durationText(sum("seconds")) })}
        </p>
        <div className="flex gap-2">
          {(["csv", "xlsx"] as const).map((format) => (
            <Button key={format} size="sm" onPress={() => void save(format)}>
              <Sheet size={16} aria-hidden /> {texts[format]}
            </Button>
          ))}
        </div>
      </div>
      <SumTable
        title={texts.byScene}
        first={texts.scene}
        sums={sumsBy({ rows, keyOf: ({ scene }) => scene, labelOf: ({ name }) => name })}
      />
      {byBranch.length > 1 && <SumTable title={texts.byBranch} first={texts.branch} sums={byBranch} />}
      <SumTable
        title={texts.byDay}
        first={texts.day}
        sums={sumsBy({ rows, keyOf: ({ day }) => day, labelOf: ({ day }) => dayText(day), isOrdered: true })}
      />
    </div>
  );
}

/** The days and filters of the address; without days the last week, and never more days than one answer has. */
function askedOf({ search: { from, to, ...filters }, today }: { search: PlaysSearch; today: string }): PlaysQuery {
  const last = to !== undefined && isDate(to) ? to : today;
  const first = from !== undefined && isDate(from) && from <= last ? from : addDays(last, 1 - USUAL_DAYS);
  const earliest = addDays(last, 1 - PLAYS_DAYS_LIMIT);
  const set = Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
  return { from: first < earliest ? earliest : first, to: last, ...set };
}

function asOption({ id, name }: { id: string; name: string }): { value: string; label: string } {
  return { value: id, label: name };
}

/** A calendar day, which is the same everywhere. */
function dayText(day: string): string {
  return formatDate({ at: Date.parse(day), zone: "UTC" });
}
