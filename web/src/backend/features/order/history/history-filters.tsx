import { ORDER_STATES } from "@tresen/contract/order/order.state";
import { addDays, zonedTime } from "@tresen/contract/kit/time";
import { serverNow } from "../../../../shared/server-clock";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { STATE_LABELS } from "../order.texts";
import type { OrderFilter } from "../../../shared/order-queries";
import { sharedZone, useMyBranches } from "../../../shared/branches";
import { ListFilter } from "lucide-react";
import { useId, useRef, useState } from "react";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { Input } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { useSlashKey } from "../../../shared/use-slash-key";
import { useTypedText } from "../../../shared/use-typed-text";
import { FILTER_TEXTS } from "./history.texts";

const ANY = "any";
const TYPING_PAUSE = 350;
/** On a phone two fields per row, since a date fits half of its width. */
const FILTERS =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap";

/** The filters are part of the URL. Only text that is being typed is kept here until there is a pause. */
export function HistoryFilters({ filter, onFilter }: { filter: OrderFilter; onFilter: (filter: OrderFilter) => void }) {
  const branches = useMyBranches();
  const zone = sharedZone({ branches, chosen: filter.branch });
  const today = zonedTime({ at: serverNow(), zone }).date;
  const { search: _, ...chosen } = filter;
  const set = Object.values(chosen).filter(Boolean).length;
  const isSet = Object.values(filter).some(Boolean);
  /** Whether a phone shows the filters below the search. */
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const ranges = [
    { label: COMMON_TEXTS.today, from: today, to: today },
    { label: COMMON_TEXTS.yesterday, from: addDays(today, -1), to: addDays(today, -1) },
    { label: FILTER_TEXTS.week, from: addDays(today, -6), to: today },
  ];
  return (
    <div role="search" className={FILTERS}>
      <SearchInput
        value={filter.search ?? ""}
        onChange={(search) => onFilter({ ...filter, search: search || undefined })}
      />
      <Button
        variant={set > 0 ? "soft" : "secondary"}
        className="col-span-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ListFilter size={18} aria-hidden /> {FILTER_TEXTS.filters(set)}
      </Button>
      <div id={id} className={`contents ${isOpen ? "" : "max-sm:hidden"}`}>
        {branches.length > 1 && (
          <Select
            label={COMMON_TEXTS.branch}
            className="sm:w-42"
            options={[
              { value: ANY, label: COMMON_TEXTS.allBranches },
              ...branches.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={filter.branch ?? ANY}
            onChange={(branch) => onFilter({ ...filter, branch: branch === ANY ? undefined : branch })}
          />
        )}
        <Select
          label={FILTER_TEXTS.state}
          className="sm:w-36"
          options={[
            { value: ANY, label: COMMON_TEXTS.all },
            ...Object.entries(STATE_LABELS).map(([value, label]) => ({ value, label })),
          ]}
          value={filter.state ?? ANY}
          onChange={(state) => onFilter({ ...filter, state: ORDER_STATES.find((one) => one === state) })}
        />
        <DateInput
          label={FILTER_TEXTS.from}
          className="sm:w-38"
          zone={zone}
          value={filter.from ?? ""}
          max={filter.to}
          onChange={(from) => onFilter({ ...filter, from: from || undefined })}
        />
        <DateInput
          label={FILTER_TEXTS.to}
          className="sm:w-38"
          zone={zone}
          value={filter.to ?? ""}
          min={filter.from}
          onChange={(to) => onFilter({ ...filter, to: to || undefined })}
        />
        <div role="group" aria-label={FILTER_TEXTS.period} className="col-span-full flex flex-wrap gap-2">
          {ranges.map(({ label, from, to }) => {
            const isActive = filter.from === from && filter.to === to;
            return (
              <Button
                key={label}
                variant={isActive ? "soft" : "secondary"}
                aria-pressed={isActive}
                onPress={() => onFilter({ ...filter, from, to })}
              >
                {label}
              </Button>
            );
          })}
        </div>
        {isSet && (
          <Button variant="ghost" onPress={() => onFilter({})}>
            {COMMON_TEXTS.resetFilters}
          </Button>
        )}
      </div>
    </div>
  );
}

function SearchInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useTypedText({ value, pause: TYPING_PAUSE, onChange });
  const input = useRef<HTMLInputElement>(null);
  useSlashKey(() => {
    input.current?.focus();
    input.current?.select();
  });
  return (
    <Input
      ref={input}
      aria-keyshortcuts="/"
      label={FILTER_TEXTS.search}
      type="search"
      placeholder={FILTER_TEXTS.searchPlaceholder}
      className="col-span-full sm:w-56"
      value={typed}
      onChange={setTyped}
    />
  );
}
