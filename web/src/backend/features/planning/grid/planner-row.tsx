import type { Absence } from "@tresen/contract/absence/absence";
import { type LocalDate, instantAt } from "@tresen/contract/kit/time";
import type { Sum } from "@tresen/contract/planning/planner/sums";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { wishOn } from "@tresen/contract/planning/availability/availability";
import { Ban, ThumbsUp } from "lucide-react";
import { memo } from "react";
import { useCurrency } from "../../../shared/config";
import { useMoney } from "../../../shared/visibility";
import { type Mark, type PlannerRow, cellKey, gravest, isBefore } from "../model/planner-model";
import { PLANNER_TEXTS as texts } from "../planner.texts";
import { absenceText, dayText, wishText } from "../shift-words";
import { SeverityIcon, ShiftBlock } from "./shift-block";

const NO_SHIFTS: readonly WorkingSchedule[] = [];
const NO_MARKS: readonly Mark[] = [];
const NO_ABSENCES: readonly Absence[] = [];
const CELL =
  "group relative border-s border-t border-line p-1 align-top outline-offset-[-2px] data-over:bg-action-soft print:p-0.5";
/** Room below the shifts, where a press creates a further one. */
const ROOM =
  "cursor-copy pb-5 hover:after:absolute hover:after:end-1 hover:after:bottom-0 hover:after:text-muted hover:after:content-['+'] " +
  "print:pb-0.5 print:after:hidden!";
const MINUTES = 24 * 60;

export interface GridData {
  days: readonly LocalDate[];
  zone: string;
  isDay: boolean;
  isReadOnly: boolean;
  cells: ReadonlyMap<string, readonly WorkingSchedule[]>;
  shiftMarks: ReadonlyMap<string, readonly Mark[]>;
  /** Of shifts with an open request to swap them: what it says. */
  swaps: ReadonlyMap<string, string>;
  /** The names of kinds of activities, by id. */
  kinds: ReadonlyMap<string, string>;
  cellMarks: ReadonlyMap<string, readonly Mark[]>;
  absences: ReadonlyMap<string, readonly Absence[]>;
  holidays: ReadonlyMap<LocalDate, string>;
}

/** What stands at the end of a row. */
export interface RowSums {
  sum: Sum;
  contract: number | null;
  elsewhere: number;
  /** Whether wages are seen. */
  hasCost: boolean;
}

interface RowProps {
  row: PlannerRow;
  data: GridData;
  sums: RowSums;
  /** Where the focus is, if it is in this row: the day, and the shift if it is on one. */
  focus: { day: LocalDate; shift: string | null } | null;
}

/** One person's days, or those of the open shifts. Rows are drawn again only where something of them changed. */
export const PlannerRowView = memo(function PlannerRowView({ row, data, sums, focus }: RowProps) {
  const name = row.person?.name ?? texts.open;
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-1 border-t border-line bg-surface px-2 py-1.5 text-start align-top text-sm font-medium wrap-anywhere hyphens-auto"
      >
        {name}
        {row.person && !row.person.isStaff && (
          <span className="block text-xs font-normal text-muted">{texts.notHere}</span>
        )}
      </th>
      {data.days.map((day) => (
        <Cell key={day} {...{ row, name, day, data }} focus={focus?.day === day ? focus : null} />
      ))}
      <SumCell {...sums} />
    </tr>
  );
});

function Cell({
  row,
  name,
  day,
  data: { zone, isDay, isReadOnly, cells, shiftMarks, cellMarks, swaps, kinds, absences, holidays },
  focus,
}: {
  row: PlannerRow;
  name: string;
  day: LocalDate;
  data: GridData;
  focus: { shift: string | null } | null;
}) {
  const key = cellKey(row.id, day);
  const shifts = cells.get(key) ?? NO_SHIFTS;
  const away = absences.get(key) ?? NO_ABSENCES;
  const marks = cellMarks.get(key) ?? NO_MARKS;
  const severity = gravest(marks);
  const wish = row.person && wishOn({ wishes: row.person.wishes, day });
  const said = [...away.map(absenceText), ...(wish ? [wishText(wish)] : []), ...marks.map(({ text }) => text)];
  const isFree = holidays.has(day);
  const label = texts.cell({ row: name, day: dayText(day), what: [texts.free, ...said].join(", ") });
  return (
    <td
      data-row={row.id}
      data-day={day}
      // One with shifts can be given the focus too, as a closed dialog does, and passes it on to a shift.
      tabIndex={shifts.length === 0 && focus ? 0 : -1}
      {...(shifts.length === 0 ? { "aria-label": label, "data-empty": "" } : {})}
      title={marks.map(({ text }) => text).join("\n") || undefined}
      className={`${CELL} ${isReadOnly ? "" : ROOM} ${isFree ? "bg-sunken" : ""}`}
    >
      <div className="flex flex-col gap-1">
        {away.map((absence) => (
          <span
            key={absence.id}
            className={`rounded-control border px-1 py-0.5 text-xs wrap-anywhere hyphens-auto ${
              absence.state === "approved" ? "border-info bg-info-soft" : "border-dashed border-info"
            }`}
          >
            <span className="print:hidden">{absenceText(absence)}</span>
            {/* The printed plan hangs where everybody reads it, and why somebody is away is not for everybody. */}
            <span className="hidden print:inline">{texts.away}</span>
          </span>
        ))}
        {wish && (
          <span className="flex items-start gap-1 text-xs text-muted print:hidden">
            {wish.isAvailable ? (
              <ThumbsUp size={14} aria-hidden className="shrink-0" />
            ) : (
              <Ban size={14} aria-hidden className="shrink-0" />
            )}
            <span className="min-w-0 wrap-anywhere hyphens-auto">{wishText(wish)}</span>
          </span>
        )}
        {severity && <SeverityIcon severity={severity} />}
        {shifts.map((shift) => (
          <ShiftBlock
            key={shift.id}
            {...{ shift, zone, isReadOnly }}
            marks={shiftMarks.get(shift.id) ?? NO_MARKS}
            swap={swaps.get(shift.id)}
            kind={kinds.get(shift.kind ?? "")}
            isFocused={focus?.shift === shift.id}
            isFromNight={isBefore({ day: shift.day, from: day })}
            bar={isDay ? barOf({ shift, day, zone }) : undefined}
          />
        ))}
      </div>
    </td>
  );
}

/** Hours against the contract's, and what they cost. More or less than agreed is told by a word, too. */
function SumCell({ sum, contract, elsewhere, hasCost }: RowSums) {
  const all = sum.minutes + elsewhere;
  const compared =
    contract === null || all === contract ? "" : all > contract ? texts.overContract : texts.underContract;
  return (
    <td className="border-s border-t border-line bg-surface px-2 py-1.5 text-end align-top text-xs tabular-nums @min-[40rem]:sticky @min-[40rem]:end-0 @min-[40rem]:z-1 print:hidden">
      <span className={`block text-sm font-medium ${contract !== null && all > contract ? "text-warning" : ""}`}>
        {contract !== null && all > contract && <span aria-hidden>▲ </span>}
        {texts.hours(sum.minutes)}
      </span>
      {elsewhere > 0 && <span className="block text-muted">{texts.elsewhere(texts.hours(elsewhere))}</span>}
      {contract !== null && (
        <span className="block text-muted">
          {texts.ofContract(texts.hours(contract))}
          {compared && <span className="sr-only">, {compared}</span>}
        </span>
      )}
      {hasCost && sum.minutes > 0 && <CostText sum={sum} />}
    </td>
  );
}

/** A cost, and of how many shifts it knows no wage. */
export function CostText({ sum: { cost, withoutWage } }: { sum: Sum }) {
  const money = useMoney();
  const currency = useCurrency();
  return (
    <span className="block" title={withoutWage > 0 ? texts.withoutWage(withoutWage) : undefined}>
      {money(cost, currency)}
      {withoutWage > 0 && <span className="text-muted">*</span>}
      {withoutWage > 0 && <span className="sr-only"> {texts.withoutWage(withoutWage)}</span>}
    </span>
  );
}

/** Where the bar of a shift stands in its day, in percent of 24 hours; what is beyond the day is cut. */
function barOf({ shift, day, zone }: { shift: WorkingSchedule; day: LocalDate; zone: string }) {
  const [first, last] = [0, MINUTES].map((minutes) => instantAt({ date: day, minutes, zone }));
  if (first === undefined || last === undefined) return undefined;
  const part = (at: string): number => ((Math.min(Date.parse(at), last) - first) / (last - first)) * 100;
  const start = Math.max(0, part(shift.startsAt));
  return { start, width: Math.max(part(shift.endsAt) - start, 2) };
}
