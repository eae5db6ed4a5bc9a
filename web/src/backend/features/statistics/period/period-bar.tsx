import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { COMPARISONS } from "@tresen/contract/statistics/statistics-query";
import { ListFilter } from "lucide-react";
import { useId, useState } from "react";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { Button } from "../../../shared/ui/button";
import { DateInput } from "../../../shared/ui/date/date-input";
import { FieldMessage } from "../../../shared/ui/input";
import { Select } from "../../../shared/ui/select";
import { type StatisticsSearch, askedOf, chosenDays, chosenPreset, daysFault, intervalsFor } from "./asked";
import { COMPARISON_LABELS, INTERVAL_LABELS, PERIOD_TEXTS, PRESET_LABELS } from "./period.texts";
import { PRESETS } from "./presets";
import { useCountedBranches } from "./use-period";

const ANY = "any";
const FIELD = "w-full sm:w-44";
/** On a phone two fields stand in a row. */
const FIELDS =
  "mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] items-end gap-x-3 gap-y-2 sm:flex sm:flex-wrap";

interface PeriodBarProps {
  search: StatisticsSearch;
  today: string;
  /** Changes the address. */
  onSearch: (search: StatisticsSearch) => void;
}

/** The days and filters of all widgets. They are kept in the address alone. */
export function PeriodBar({ search, today, onSearch }: PeriodBarProps) {
  const branches = useCountedBranches();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const days = chosenDays({ search, today });
  const asked = askedOf({ search, today });
  const fault = daysFault(days);
  const chosen = chosenPreset({ search, today });
  const change = (changed: StatisticsSearch): void => onSearch({ ...search, ...changed });
  const choose = (changed: Partial<typeof days>): void => change({ period: undefined, ...days, ...changed });
  const { branch, method, interval, compare } = search;
  const set = [branch, method, interval, compare].filter((value) => value !== undefined).length;
  return (
    <div role="search" aria-label={PERIOD_TEXTS.filters} className="mt-3 print:hidden">
      <div role="group" aria-label={PERIOD_TEXTS.presets} className="flex flex-wrap gap-1">
        {PRESETS.map((preset) => {
          const isChosen = preset === chosen;
          return (
            <Button
              key={preset}
              size="sm"
              variant={isChosen ? "soft" : "ghost"}
              aria-pressed={isChosen}
              onPress={() => change({ period: preset, from: undefined, to: undefined })}
            >
              {PRESET_LABELS[preset]}
            </Button>
          );
        })}
      </div>
      {/* On a phone the figures come first. */}
      <Button
        variant={set > 0 ? "soft" : "secondary"}
        className="mt-2 w-full sm:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onPress={() => setIsOpen(!isOpen)}
      >
        <ListFilter size={18} aria-hidden /> {PERIOD_TEXTS.more(set)}
      </Button>
      <div id={id} className={`${FIELDS} ${isOpen ? "" : "max-sm:hidden"}`}>
        <DateInput
          label={PERIOD_TEXTS.from}
          className={FIELD}
          value={days.from}
          max={today}
          onChange={(from) => from && choose({ from })}
        />
        <DateInput
          label={PERIOD_TEXTS.to}
          className={FIELD}
          value={days.to}
          max={today}
          onChange={(to) => to && choose({ to })}
        />
        <Select
          label={PERIOD_TEXTS.interval}
          className={FIELD}
          options={intervalsFor(days).map((interval) => ({ value: interval, label: INTERVAL_LABELS[interval] }))}
          value={asked.interval}
          onChange={(interval) => change({ interval })}
        />
        {branches.length > 1 && (
          <Select
            label={COMMON_TEXTS.branch}
            className={FIELD}
            options={[
              { value: ANY, label: COMMON_TEXTS.allBranches },
              ...branches.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            value={search.branch ?? ANY}
            onChange={(branch) => change({ branch: branch === ANY ? undefined : branch })}
          />
        )}
        <Select
          label={PERIOD_TEXTS.method}
          className={FIELD}
          options={[
            { value: ANY, label: COMMON_TEXTS.all },
            ...DELIVERY_METHODS.map((method) => ({ value: method, label: DELIVERY_METHOD_LABELS[method] })),
          ]}
          value={asked.method ?? ANY}
          onChange={(method) => change({ method: method === ANY ? undefined : method })}
        />
        <Select
          label={PERIOD_TEXTS.compare}
          className={FIELD}
          options={[
            { value: ANY, label: PERIOD_TEXTS.noCompare },
            ...COMPARISONS.map((comparison) => ({ value: comparison, label: COMPARISON_LABELS[comparison] })),
          ]}
          value={asked.compare ?? ANY}
          onChange={(compare) => change({ compare: compare === ANY ? undefined : compare })}
        />
      </div>
      {fault !== null && (
        <div role="alert" className="mt-2">
          <FieldMessage>{fault}</FieldMessage>
        </div>
      )}
    </div>
  );
}
