import { useQuery } from "@tanstack/react-query";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { addDays, formatWeekdayDate, instantAt, isDate, zonedTime } from "@tresen/contract/kit/time";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { ChefHat, ChevronLeft, ChevronRight } from "lucide-react";
import { slotStart } from "@tresen/contract/order/slots";
import { useState } from "react";
import { PageHead } from "../page-head";
import { useMyBranches } from "../../../shared/branches";
import { PAGE_TITLES } from "../../../shared/common.texts";
import { useMay } from "../../../shared/session";
import { Button, IconButton } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { NativeSelect } from "../../../shared/ui/native-select";
import { EmptyState, Skeleton } from "../../../shared/ui/states";
import { useNow } from "../../../shared/use-now";
import { BlockDialog } from "./block-dialog";
import { BlockList } from "./block-list";
import { LoadChart } from "./load-chart";
import { loadRows } from "./load-rows";
import { loadQueries } from "./load-queries";
import { LoadTable } from "./load-table";
import { LOAD_TEXTS } from "./load.texts";

export interface LoadSearch {
  branch?: string | undefined;
  day?: string | undefined;
}

interface LoadPageProps {
  search: LoadSearch;
  onSearch: (search: LoadSearch) => void;
}

/** How much the stations of a branch have to do on a day, slot by slot, and which times are blocked. */
export function LoadPage({ search, onSearch }: LoadPageProps) {
  const may = useMay();
  const branches = useMyBranches().filter(({ id }) => may({ permission: livePermissions.busy, branch: id }));
  const branch = branches.find(({ id }) => id === search.branch) ?? branches[0];
  return (
    <div className="flex h-full min-h-0 flex-col">
      <PageHead
        title={PAGE_TITLES.load}
        branch={search.branch}
        backTo="/now"
        choice={{ branches, shown: branch, onBranch: (id) => onSearch({ ...search, branch: id }) }}
      />
      {branch && <BranchLoad key={branch.id} branch={branch} search={search} onSearch={onSearch} />}
    </div>
  );
}

function BranchLoad({ branch, search, onSearch }: LoadPageProps & { branch: Branch }) {
  const now = useNow();
  const zone = zoneOf(branch);
  const today = zonedTime({ at: now, zone }).date;
  const date = search.day && isDate(search.day) ? search.day : today;
  const { data: load } = useQuery(loadQueries.load({ branch: branch.id, date }));
  const [minutes, setMinutes] = useState("15");
  const [isPastShown, setIsPastShown] = useState(false);
  const [chosen, setChosen] = useState<{ station: string; from: number; until: number } | null>(null);
  const rows = load ? loadRows(load, { minutes: Number(minutes) }) : [];
  const shown = isPastShown ? rows : rows.filter(({ until }) => until > now);
  const goTo = (day: string): void => onSearch({ ...search, day: day === today ? undefined : day });
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-4">
      <div className="flex flex-wrap items-end gap-2">
        <IconButton label={LOAD_TEXTS.before} onPress={() => goTo(addDays(date, -1))}>
          <ChevronLeft size={20} aria-hidden />
        </IconButton>
        <DateInput
          label={LOAD_TEXTS.day}
          zone={zone}
          value={date}
          onChange={(day) => isDate(day) && goTo(day)}
          className="w-44"
        />
        <IconButton label={LOAD_TEXTS.after} onPress={() => goTo(addDays(date, 1))}>
          <ChevronRight size={20} aria-hidden />
        </IconButton>
        <NativeSelect
          label={LOAD_TEXTS.grid}
          className="w-36"
          options={Object.entries(LOAD_TEXTS.grids).map(([value, label]) => ({ value, label }))}
          value={minutes}
          onChange={setMinutes}
        />
      </div>
      {!load ? (
        <Skeleton className="h-96 w-full" />
      ) : load.stations.length === 0 ? (
        <EmptyState icon={<ChefHat size={36} aria-hidden />} title={LOAD_TEXTS.none}>
          {LOAD_TEXTS.noneExplanation}
        </EmptyState>
      ) : (
        <div className="grid content-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
          <div className="flex flex-col gap-2">
            {rows.length === 0 && <p className="text-muted">{LOAD_TEXTS.closed}</p>}
            {shown.length < rows.length && (
              <Button variant="ghost" className="self-start" onPress={() => setIsPastShown(true)}>
                {LOAD_TEXTS.past}
              </Button>
            )}
            {shown.length > 0 && (
              <LoadTable
                stations={load.stations}
                rows={shown}
                caption={LOAD_TEXTS.caption(formatWeekdayDate({ at: instantAt({ date, minutes: 0, zone }), zone }))}
                zone={zone}
                onCell={({ station, row: { from, until } }) =>
                  setChosen({ station, from: Math.max(from, slotStart(now)), until })
                }
              />
            )}
          </div>
          {/* On a small screen the whole day stands above its slots, and what is blocked below them. */}
          <div className="contents flex-col gap-6 lg:flex">
            <div className="max-lg:-order-1">
              <LoadChart stations={load.stations} rows={rows} zone={zone} />
            </div>
            <BlockList branch={branch.id} stations={load.stations} zone={zone} />
          </div>
        </div>
      )}
      {load && chosen && (
        <BlockDialog
          branch={branch.id}
          stations={load.stations}
          chosen={chosen}
          dayEnd={rows.at(-1)?.until ?? chosen.until}
          zone={zone}
          onClose={() => setChosen(null)}
        />
      )}
    </div>
  );
}
