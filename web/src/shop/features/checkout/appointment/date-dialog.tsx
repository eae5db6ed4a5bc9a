import { type LocalDate, addDays } from "@tresen/contract/kit/time";
import { ChevronLeft, ChevronRight } from "../../../ui/icons";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { IconButton } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import * as texts from "./appointment.texts";
import { addMonths, monthOf, monthTitle, spokenDate, weeksOf } from "./dates";

interface DateDialogProps {
  open: boolean;
  onClose: () => void;
  /** The days that can be chosen, in order; past days and days without a slot are not among them. */
  available: readonly LocalDate[];
  selected: LocalDate | null;
  today: LocalDate;
  /** The month that is shown, `YYYY-MM`. */
  onMonth: (month: string) => void;
  onChoose: (date: LocalDate) => void;
}

export function DateDialog(props: DateDialogProps) {
  return (
    <Dialog open={props.open} onClose={props.onClose} title={texts.chooseDate} place="small">
      <Calendar {...props} />
    </Dialog>
  );
}

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** One month at a time; arrow keys move to the next day that can be chosen in their direction. */
function Calendar({ available, selected, today, onMonth, onChoose }: DateDialogProps) {
  const grid = useRef<HTMLTableElement>(null);
  const open = useMemo(() => new Set(available), [available]);
  const first = available[0] ?? today;
  const last = available.at(-1) ?? today;
  const [focused, setFocused] = useState<LocalDate>(selected && open.has(selected) ? selected : first);
  const [month, setMonth] = useState(monthOf(focused));

  useEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  useEffect(() => onMonth(month), [month, onMonth]);

  const turn = (count: number): void => {
    const target = addMonths(month, count);
    setMonth(target);
    const day = available.find((date) => monthOf(date) === target);
    if (day) setFocused(day);
  };
  const move = (event: KeyboardEvent): void => {
    const step = ARROWS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    for (let day = addDays(focused, step); day >= first && day <= last; day = addDays(day, step)) {
      if (!open.has(day)) continue;
      setFocused(day);
      setMonth(monthOf(day));
      return;
    }
  };

  return (
    <div className="p-3">
      <div className="flex items-center justify-between">
        <IconButton label={texts.previousMonth} disabled={month <= monthOf(first)} onClick={() => turn(-1)}>
          <ChevronLeft size={22} />
        </IconButton>
        <p aria-live="polite" className="font-semibold">
          {monthTitle(month)}
        </p>
        <IconButton label={texts.nextMonth} disabled={month >= monthOf(last)} onClick={() => turn(1)}>
          <ChevronRight size={22} />
        </IconButton>
      </div>
      <table ref={grid} className="mt-2 w-full table-fixed text-center" onKeyDown={move}>
        <caption className="sr-only">{monthTitle(month)}</caption>
        <thead>
          <tr>
            {texts.weekdays.map((day) => (
              <th key={day} scope="col" className="pb-1 text-sm font-medium text-muted">
                {day}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={index}>
              {week.map((date, weekday) => (
                <td key={date ?? weekday} className="py-0.5">
                  {date && (
                    <button
                      type="button"
                      disabled={!open.has(date)}
                      tabIndex={date === focused ? 0 : -1}
                      aria-label={spokenDate(date)}
                      aria-pressed={date === selected}
                      aria-current={date === today ? "date" : undefined}
                      onClick={() => onChoose(date)}
                      className={
                        "figures h-11 w-full rounded-control font-medium hover:bg-action-soft " +
                        "disabled:font-normal disabled:text-muted disabled:line-through disabled:opacity-50 " +
                        "disabled:hover:bg-transparent aria-[current=date]:ring-1 " +
                        "aria-[current=date]:ring-line-strong aria-pressed:bg-action " +
                        "aria-pressed:text-on-action"
                      }
                    >
                      {Number(date.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
