import { Link } from "@tanstack/react-router";
import { type LocalDate, addDays, zonedTime } from "@tresen/contract/kit/time";
import { monthAfter, weeksOfMonth } from "@tresen/contract/project/month";
import type { Project } from "@tresen/contract/project/project.resource";
import { isProjectEnded } from "@tresen/contract/project/project.state";
import type { Task } from "@tresen/contract/project/task.resource";
import { isTaskEnded } from "@tresen/contract/project/task.state";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { useZoneOf } from "../../shared/branches";
import { Button, IconButton } from "../../shared/ui/button";
import { BOARD_TEXTS as texts } from "./project.texts";

interface TaskCalendarProps {
  tasks: readonly Task[];
  /** Those whose end is shown too. */
  projects: readonly Project[];
  /** `YYYY-MM` */
  month: string;
  today: LocalDate;
  /** The day that the arrow keys are on. */
  day: LocalDate;
  onDay: (day: LocalDate) => void;
}

/** 24 px high for a mouse, as targets that lie closely below each other have to be. */
const ENTRY = "block min-h-6 truncate rounded-control px-1 text-sm leading-6 hover:underline pointer-coarse:py-2";
const ENDED = "text-muted line-through";

/** How many days the keys go. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/**
 * What is due on each day of a month: a table where there is room for the titles, by the size of the letters, else a
 * list. Arrow keys go from day to day, page keys from month to month.
 */
export function TaskCalendar({ tasks, projects, month, today, day, onDay }: TaskCalendarProps) {
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
  const dueOn = Map.groupBy(projects, (project) => project.dueOn ?? "");
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
        className="w-full table-fixed border-collapse @max-[44rem]:hidden"
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
                  projects={dueOn.get(date) ?? []}
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
      <Agenda days={weeksOfMonth(month).flat()} {...{ month, today, byDay, dueOn }} />
    </div>
  );
}

/** The days on which something is due as a list, where there is no room for a table. */
function Agenda({
  days,
  month,
  today,
  byDay,
  dueOn,
}: {
  days: readonly LocalDate[];
  month: string;
  today: LocalDate;
  byDay: ReadonlyMap<string, readonly Task[]>;
  dueOn: ReadonlyMap<string, readonly Project[]>;
}) {
  const busy = days.filter((date) => date.startsWith(month) && (byDay.has(date) || dueOn.has(date)));
  if (busy.length === 0) return <p className="text-sm text-muted @min-[44rem]:hidden">{texts.nothingDue}</p>;
  return (
    <ul className="flex flex-col gap-3 @min-[44rem]:hidden">
      {busy.map((date) => (
        <li key={date} aria-current={date === today ? "date" : undefined}>
          <h3 className={`text-sm font-semibold ${date === today ? "text-action-text" : ""}`}>
            {texts.day({ date, count: byDay.get(date)?.length ?? 0 })}
          </h3>
          <Due tasks={byDay.get(date) ?? []} projects={dueOn.get(date) ?? []} />
        </li>
      ))}
    </ul>
  );
}

/** What is due on a day: projects as a whole, then tasks. */
function Due({ tasks, projects }: { tasks: readonly Task[]; projects: readonly Project[] }) {
  return (
    <ul className="flex flex-col gap-0.5">
      {projects.map(({ id, number, name, state }) => (
        <li key={id}>
          <Link
            to="/$resource/$id"
            params={{ resource: "projects", id }}
            className={`${ENTRY} border border-line-strong font-medium ${isProjectEnded(state) ? ENDED : ""}`}
          >
            {texts.projectDue({ number, name })}
          </Link>
        </li>
      ))}
      {tasks.map(({ id, title, state }) => (
        <li key={id}>
          <Link
            to="/$resource/$id"
            params={{ resource: "tasks", id }}
            className={`${ENTRY} ${isTaskEnded(state) ? ENDED : "bg-action-soft text-action-text"}`}
          >
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface DayProps {
  date: LocalDate;
  tasks: readonly Task[];
  projects: readonly Project[];
  isToday: boolean;
  isOutside: boolean;
  /** The one day that the tab key reaches. */
  isReached: boolean;
  onReach: () => void;
}

function Day({ date, tasks, projects, isToday, isOutside, isReached, onReach }: DayProps) {
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
      <Due tasks={tasks} projects={projects} />
    </td>
  );
}
