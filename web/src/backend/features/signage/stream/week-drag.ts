import type { Place } from "../follow-pointer";
import { DAYS, DAY_MINUTES, STEP, clockOf, windowOf } from "./plan";

type Entry = Record<string, unknown>;

/** What is drawn with the mouse: a new window, or the whole or an edge of one. */
export type Grip = { kind: "new" } | { kind: "move" | "from" | "to"; index: number };

/** A place in the week: a day by its place in `DAYS`, and minutes after its midnight. */
export interface WeekPlace {
  day: number;
  minutes: number;
}

/** Where in the columns a pointer is, to the nearest step. */
export function weekPlace({ columns, place }: { columns: DOMRect; place: Place }): WeekPlace {
  const within = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const day = Math.floor(((place.x - columns.left) / columns.width) * DAYS.length);
  const minutes = Math.round((((place.y - columns.top) / columns.height) * DAY_MINUTES) / STEP) * STEP;
  return { day: within(day, DAYS.length - 1), minutes: within(minutes, DAY_MINUTES) };
}

/** The plan as it becomes when the pointer, pressed at `start`, is let go at `end`. */
export function drawnPlan({
  plan,
  grip,
  start,
  end,
}: {
  plan: readonly Entry[];
  grip: Grip;
  start: WeekPlace;
  end: WeekPlace;
}): Entry[] {
  if (grip.kind === "new") return [...plan, newWindow({ start, end })];
  const entry = plan[grip.index];
  const window = entry && windowOf(entry);
  if (!entry || !window) return [...plan];
  const by = end.minutes - start.minutes;
  const changed =
    grip.kind === "move"
      ? moved({ entry, window, by, days: end.day - start.day })
      : pulled({ entry, window, by, edge: grip.kind });
  return plan.toSpliced(grip.index, 1, changed);
}

/** A window of the drawn hours; an hour where nothing was drawn. */
export function newWindow({ start, end }: { start: WeekPlace; end: WeekPlace }): Entry {
  const from = Math.min(start.minutes, end.minutes, DAY_MINUTES - STEP);
  const drawn = Math.max(start.minutes, end.minutes);
  const to = drawn > from ? drawn : Math.min(from + 60, DAY_MINUTES);
  return { weekdays: [DAYS[start.day]], from: clockOf(from), to: clockOf(to), priority: 0 };
}

type Window = NonNullable<ReturnType<typeof windowOf>>;

/** Moves a window within its day, unless it is the whole day; one of a single weekday also to another day. */
function moved({ entry, window, by, days }: { entry: Entry; window: Window; by: number; days: number }): Entry {
  const isWholeDay = window.to - window.from === DAY_MINUTES;
  const from = isWholeDay ? window.from : Math.min(Math.max(window.from + by, 0), DAY_MINUTES - STEP);
  const [day] = window.days;
  const weekdays =
    window.days.length === 1 && day !== undefined
      ? [DAYS[Math.min(Math.max(day + days, 0), DAYS.length - 1)]]
      : entry["weekdays"];
  return { ...entry, weekdays, ...timesOf({ from, to: from + window.to - window.from }) };
}

/** Moves the beginning or the end, and keeps both at least a step apart, and less than a day unless it is a whole one. */
function pulled({ entry, window, by, edge }: { entry: Entry; window: Window; by: number; edge: "from" | "to" }): Entry {
  const { from, to } = window;
  if (edge === "from") {
    const least = to > DAY_MINUTES ? to - DAY_MINUTES + STEP : 0;
    return { ...entry, ...timesOf({ from: Math.min(Math.max(from + by, least), to - STEP, DAY_MINUTES - STEP), to }) };
  }
  const most = from === 0 ? DAY_MINUTES : from + DAY_MINUTES - STEP;
  return { ...entry, ...timesOf({ from, to: Math.min(Math.max(to + by, from + STEP), most) }) };
}

const timesOf = ({ from, to }: { from: number; to: number }) => ({ from: clockOf(from), to: clockOf(to) });
