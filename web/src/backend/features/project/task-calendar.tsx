import { Link } from "@tanstack/react-router";
import { type LocalDate, addDays, zonedTime } from "@tresen/contract/kit/time";
import { monthAfter, weeksOfMonth } from "@tresen/contract/project/month";
import type { Task } from "@tresen/contract/project/task.resource";
import { isTaskEnded } from "@tresen/contract/project/task.state";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useZoneOf } from "../../shared/branches";
import { Button, IconButton } from "../../shared/ui/button";
import { BOARD_TEXTS as texts } from "./project.texts";

interface TaskCalendarProps {
  tasks: readonly Task[];
  /** `YYYY-MM` */
  month: string;
  today: LocalDate;
  /** The day that the arrow keys are on. */
  day: LocalDate;
  onDay: (day: LocalDate) => void;
}

/** How many days the keys go. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** What is due on each day of a month. Arrow keys go from day to day, page keys from month to month. */
export function TaskCalendar({ tasks, month, today, day, onDay }: TaskCalendarProps) {
  const zoneOf = useZoneOf();
  const grid = useRef<HTMLTableElement>(null);
  const isKeyed = useRef(false);
  // The day that a key led to may be of another month, which is drawn first.
  useEffect(() => {
    if (!isKeyed.current) return;
    isKeyed.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);
  const byDay = Map.groupBy(tasks, ({ dueAt, branch }) =>
    dueAt ? zonedTime({ at: Date.parse(dueAt), zone: zoneOf(branch) }).date : "",
  );
  const go = (event: KeyboardEvent): void => {
    const [days, months] = [STEPS[event.key], MONTHS[event.key]];
    if (days === undefined && months === undefined) return;
    event.preventDefault();
    const to =
      days === undefined ? `${monthAfter({ month: day.slice(0, 7), count: months ?? 0 })}-01` : addDays(day, days);
    isKeyed.current = true;
    onDay(to);
  };
  const turn = (count: number) => onDay(`${monthAfter({ month, count })}-01`);
  return (
    <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-auto p-4">
      <div className="flex flex-wrap items-center gap-2">
        <IconButton label={texts.before} onPress={() => turn(-1)}>
          <ChevronLeft size={18} aria-hidden />
        </IconButton>
        <h2 className="min-w-40 text-center font-semibold" aria-live="polite">
          {texts.month(month)}
        </h2>
        <IconButton label={texts.after} onPress={() => turn(1)}>
          <ChevronRight size={18} aria-hidden />
        </IconButton>
        {month !== today.slice(0, 7) && <Button onPress={() => onDay(today)}>{texts.today}</Button>}
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={texts.calendar}
        onKeyDown={go}
        className="w-full min-w-160 table-fixed border-collapse"
      >
        <thead>
          <tr>
            {texts.weekdays.map((name) => (
              <th key={name} scope="col" className="p-1 text-start text-sm font-medium text-muted">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((date) => (
                <Day
                  key={date}
                  date={date}
                  tasks={byDay.get(date) ?? []}
                  isToday={date === today}
                  isOutside={!date.startsWith(month)}
                  isReached={date === day}
                  onReach={() => onDay(date)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface DayProps {
  date: LocalDate;
  tasks: readonly Task[];
  isToday: boolean;
  isOutside: boolean;
  /** The one day that the tab key reaches. */
  isReached: boolean;
  onReach: () => void;
}

function Day({ date, tasks, isToday, isOutside, isReached, onReach }: DayProps) {
  return (
    <td
      data-day={date}
      tabIndex={isReached ? 0 : -1}
      aria-label={texts.day({ date, count: tasks.length })}
      aria-current={isToday ? "date" : undefined}
      onFocus={({ target, currentTarget }) => target === currentTarget && !isReached && onReach()}
      className={`h-24 border border-line p-1 align-top outline-offset-[-2px] ${isOutside ? "bg-sunken text-muted" : "bg-surface"}`}
    >
      <span className={`figures text-sm ${isToday ? "rounded-full bg-action px-1.5 text-on-action" : ""}`}>
        {Number(date.slice(8))}
      </span>
      <ul className="flex flex-col gap-0.5">
        {tasks.map(({ id, title, state }) => (
          <li key={id}>
            <Link
              to="/$resource/$id"
              params={{ resource: "tasks", id }}
              className={`block truncate rounded-control px-1 text-sm hover:underline ${
                isTaskEnded(state) ? "text-muted line-through" : "bg-action-soft text-action-text"
              }`}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </td>
  );
}
