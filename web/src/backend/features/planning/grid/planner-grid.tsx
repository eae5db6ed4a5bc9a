import type { LocalDate } from "@tresen/contract/kit/time";
import type { Cover } from "@tresen/contract/planning/planner/cover";
import { type PlanSums, sumFor } from "@tresen/contract/planning/planner/sums";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { useCallback, useDeferredValue, useEffect, useRef } from "react";
import type { PlannerRow } from "../model/planner-model";
import { PLANNER_TEXTS as texts } from "../planner.texts";
import { dayText } from "../shift-words";
import { BarResize } from "./bar-edges";
import { CoverRow } from "./cover-row";
import { CostText, type GridData, PlannerRowView, type RowSums } from "./planner-row";
import { type GridActions, useGrid } from "./use-grid";
import "../../../shared/printed-alone.css";
import "./printed-plan.css";

/** More than fit on a screen: the others are drawn after these can be used. */
const FIRST_ROWS = 40;
/** The least width of a day, and of a day alone with its bars, so that a week of seven fits on a tablet across. */
const DAY_WIDTH = { week: 6.25, day: 24 };
/** Where a day does not fit, it is shown from this hour on. */
const FIRST_HOUR = 6;
/**
 * The columns of names and of sums stay in sight, and so do the first and the last rows. Where the page is narrow or low,
 * or the letters are large, the sums and these rows would leave no room for the days.
 */
const FOOT = "border-line bg-surface [@container(min-height:36rem)]:sticky [@container(min-height:36rem)]:bottom-0";
/** Where the needs of a day take only some lines, they stay in sight with the sums. */
const LOW_FOOT = "[@container(min-height:40rem)]:sticky [@container(min-height:40rem)]:bottom-0 z-3";
const LOW_NEEDS = 3;
const HEAD =
  "z-2 border-b border-line bg-surface px-2 py-1.5 text-start text-sm font-medium " +
  "[@container(min-height:36rem)]:sticky [@container(min-height:36rem)]:top-0";
const FIRST = "sticky start-0 z-3";
const LAST = "@min-[40rem]:sticky @min-[40rem]:end-0 @min-[40rem]:z-3";

interface PlannerGridProps {
  label: string;
  rows: readonly PlannerRow[];
  shifts: readonly WorkingSchedule[];
  data: GridData;
  today: LocalDate;
  sums: PlanSums;
  /** The sums of each person, which stay the same as long as nothing of them changes. */
  sumsOf: ReadonlyMap<string, RowSums>;
  hasCost: boolean;
  /** How the needs of each day are met; null where the branch has none. */
  covers: ReadonlyMap<string, readonly Cover[]> | null;
  /** Whether a dialog is open over the grid. */
  isCovered: boolean;
  actions: GridActions;
}

/** People as rows, days as columns, shifts in between. */
export function PlannerGrid({
  label,
  rows,
  shifts,
  data,
  today,
  sums,
  sumsOf,
  hasCost,
  covers,
  isCovered,
  actions,
}: PlannerGridProps) {
  const { days, cells, isReadOnly, holidays } = data;
  // The same function as long as the page is there, so that no shift is drawn anew for it.
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const resize = useCallback<GridActions["resize"]>((asked) => latest.current.resize(asked), []);
  const drawnRows = Math.max(FIRST_ROWS, useDeferredValue(rows.length, FIRST_ROWS));
  const { table, focus, handlers } = useGrid({ rows, days, shifts, cells, isReadOnly, isCovered, actions });
  const box = useRef<HTMLDivElement>(null);
  const first = data.isDay ? days[0] : null;
  useEffect(() => {
    const day = box.current?.querySelector<HTMLElement>("thead th:nth-child(2)");
    if (first && day) box.current?.scrollTo({ left: (day.offsetWidth * FIRST_HOUR) / 24, behavior: "instant" });
  }, [first]);
  return (
    <div
      ref={box}
      className={
        "printed-alone printed-plan max-h-[78dvh] shrink-0 overflow-auto rounded-panel border border-line bg-surface " +
        "scroll-ps-32 scroll-pt-12 scroll-pb-14 @min-[40rem]:scroll-pe-28"
      }
    >
      <p className="hidden p-1 text-lg font-semibold print:block">{label}</p>
      <table
        ref={table}
        role="grid"
        aria-label={label}
        aria-readonly={isReadOnly || undefined}
        className="w-full table-fixed border-separate border-spacing-0 print:min-w-0!"
        style={{
          minWidth: `calc(min(7rem, 30vw) + ${String(days.length * DAY_WIDTH[data.isDay ? "day" : "week"])}rem + 6rem)`,
        }}
        {...handlers}
      >
        <thead>
          <tr>
            <th scope="col" className={`${HEAD} ${FIRST} w-[min(7rem,30vw)] @min-[62rem]:w-40`}>
              {texts.person}
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                aria-current={day === today ? "date" : undefined}
                className={`${HEAD} border-s`}
              >
                <span
                  className={`sticky start-[calc(min(7rem,30vw)+0.5rem)] inline-block wrap-break-word @min-[62rem]:start-42 ${day === today ? "underline decoration-2 underline-offset-4" : ""}`}
                >
                  {dayText(day)}
                </span>
                {holidays.has(day) && (
                  <span className="block truncate text-xs font-normal text-muted" title={holidays.get(day)}>
                    {holidays.get(day)}
                  </span>
                )}
                {data.isDay && <HourScale />}
              </th>
            ))}
            <th scope="col" className={`${HEAD} ${LAST} w-24 border-s text-end print:hidden`}>
              {hasCost ? `${texts.sum}, ${texts.cost}` : texts.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          <BarResize value={isReadOnly || !data.isDay ? null : resize}>
            {rows.slice(0, drawnRows).map((row) => (
              <PlannerRowView
                key={row.id}
                row={row}
                data={data}
                sums={sumsOf.get(row.id) ?? { sum: sums.open, contract: null, elsewhere: 0, hasCost: false }}
                focus={focus.row === row.id ? focus : null}
              />
            ))}
          </BarResize>
        </tbody>
        <tfoot className={`print:hidden ${hasFew(covers) ? LOW_FOOT : ""}`}>
          {covers && <CoverRow days={days} covers={covers} />}
          <tr className="text-sm">
            <th scope="row" className={`${FOOT} ${FIRST} border-t-2 px-2 py-1.5 text-start font-medium`}>
              {texts.sums}
            </th>
            {days.map((day) => (
              <td key={day} className={`${FOOT} z-2 border-s border-t-2 px-2 py-1.5 tabular-nums`}>
                {texts.hours(sumFor(sums.days, day).minutes)}
                {hasCost && <CostText sum={sumFor(sums.days, day)} />}
              </td>
            ))}
            <td className={`${FOOT} ${LAST} z-2 border-s border-t-2 px-2 py-1.5 text-end font-semibold tabular-nums`}>
              {texts.hours(sums.total.minutes)}
              {hasCost && <CostText sum={sums.total} />}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

const hasFew = (covers: PlannerGridProps["covers"]): boolean =>
  covers !== null && [...covers.values()].every(({ length }) => length <= LOW_NEEDS);

/** The hours of the day above the bars of shifts. */
function HourScale() {
  return (
    <span aria-hidden className="mt-1 flex text-xs font-normal text-muted tabular-nums">
      {[0, 3, 6, 9, 12, 15, 18, 21].map((hour) => (
        <span key={hour} className="flex-1 border-s border-line ps-0.5">
          {hour}
        </span>
      ))}
    </span>
  );
}
