import { type Weekday, WEEKDAYS, minutesOf } from "@tresen/contract/kit/time";
import type { PlanEntry, PlayableStream, StreamOverride } from "@tresen/contract/signage/playing/parts";
import { planEntry, streamOverride } from "@tresen/contract/signage/stream/stream.referrer";
import { entriesOf } from "../playable";
import { WEEK_TEXTS } from "./stream-editor.texts";

export const DAY_MINUTES = 24 * 60;
/** The step to which times are drawn. */
export const STEP = 15;

/** Monday first, as people plan. */
export const DAYS: readonly Weekday[] = [...WEEKDAYS.slice(1), WEEKDAYS[0]];

/** The part of a window within one day of the week, in minutes after midnight. */
export interface Piece {
  /** The place of the entry in the plan. */
  index: number;
  /** The place of the day in `DAYS`. */
  day: number;
  from: number;
  to: number;
  /** Whether it goes on from the day before. */
  isContinued: boolean;
  /** Where it stands beside others of the same time, of so many. */
  lane: number;
  lanes: number;
}

/** An entry of the plan while it is edited; null for one that has no times yet. */
export function windowOf(
  entry: Readonly<Record<string, unknown>>,
): { from: number; to: number; days: number[] } | null {
  const { data } = planEntry.safeParse({ segment: "any", ...pickTimes(entry) });
  if (!data) return null;
  const [from, to] = [minutesOf(data.from), minutesOf(data.to)];
  const days = data.weekdays.length === 0 ? DAYS.map((_, day) => day) : data.weekdays.map((day) => DAYS.indexOf(day));
  return { from, to: to > from ? to : to + DAY_MINUTES, days };
}

const pickTimes = ({ weekdays, from, to }: Readonly<Record<string, unknown>>) => ({
  weekdays: weekdays ?? [],
  from,
  to,
});

/** The blocks of the week. What goes over midnight has one in each of both days. */
export function piecesOf(plan: readonly Readonly<Record<string, unknown>>[]): Piece[] {
  const all = plan.flatMap((entry, index) => {
    const window = windowOf(entry);
    if (!window) return [];
    const { from, to, days } = window;
    return days.flatMap((day) => [
      { index, day, from, to: Math.min(to, DAY_MINUTES), isContinued: false },
      ...(to > DAY_MINUTES ? [{ index, day: (day + 1) % 7, from: 0, to: to - DAY_MINUTES, isContinued: true }] : []),
    ]);
  });
  return DAYS.flatMap((_, day) => inLanes(all.filter((piece) => piece.day === day)));
}

type Unplaced = Omit<Piece, "lane" | "lanes">;

/** Puts pieces of the same time side by side. */
function inLanes(pieces: readonly Unplaced[]): Piece[] {
  const placed: Piece[] = [];
  let group: Piece[] = [];
  let ends = 0;
  for (const piece of pieces.toSorted((a, b) => a.from - b.from || a.index - b.index)) {
    if (piece.from >= ends) group = [];
    const taken = new Set(group.filter(({ to }) => to > piece.from).map(({ lane }) => lane));
    const one = { ...piece, lane: firstFree(taken), lanes: 1 };
    group.push(one);
    placed.push(one);
    ends = Math.max(ends, piece.to);
    const lanes = Math.max(...group.map((other) => other.lane)) + 1;
    for (const other of group) other.lanes = lanes;
  }
  return placed;
}

function firstFree(taken: ReadonlySet<number>): number {
  let lane = 0;
  while (taken.has(lane)) lane += 1;
  return lane;
}

/** `07:30`; the end of the day as `24:00`, later as the time of the next day. */
export function clockOf(minutes: number): string {
  const rest = minutes > DAY_MINUTES ? minutes - DAY_MINUTES : minutes;
  return `${String(Math.floor(rest / 60)).padStart(2, "0")}:${String(rest % 60).padStart(2, "0")}`;
}

/** `Mo–Fr`, `Sa, So`, `Täglich`. */
export function daysText(weekdays: unknown): string {
  const chosen = DAYS.flatMap((day, place) => (Array.isArray(weekdays) && weekdays.includes(day) ? [place] : []));
  if (chosen.length === 0 || chosen.length === 7) return WEEK_TEXTS.everyDay;
  const name = (place: number | undefined): string => WEEK_TEXTS.days[DAYS[place ?? 0] ?? "monday"];
  const [first, last] = [chosen[0] ?? 0, chosen.at(-1) ?? 0];
  const isRun = chosen.length > 2 && last - first === chosen.length - 1;
  return isRun ? `${name(first)}–${name(last)}` : chosen.map(name).join(", ");
}

/** `06:00–11:00`; `22:00–02:00 (+1)` over midnight. */
export function timesText(entry: Readonly<Record<string, unknown>>): string {
  const window = windowOf(entry);
  if (!window) return `${String(entry["from"] ?? "")}–${String(entry["to"] ?? "")}`;
  const { from, to } = window;
  return WEEK_TEXTS.window({ from: clockOf(from), to: clockOf(to), isNextDay: to > DAY_MINUTES });
}

/** The stream as it is played while it is edited: entries that are not whole are left out. Null without a filler. */
export function playableStream(draft: Readonly<Record<string, unknown>>): PlayableStream | null {
  const { filler } = draft;
  if (typeof filler !== "string" || filler === "") return null;
  return { filler, plan: wholePlan(draft["plan"]), overrides: wholeOverrides(draft["overrides"]) };
}

const wholePlan = (plan: unknown): PlanEntry[] =>
  entriesOf(plan).flatMap((entry) => planEntry.safeParse(entry).data ?? []);
const wholeOverrides = (overrides: unknown): StreamOverride[] =>
  entriesOf(overrides).flatMap((entry) => streamOverride.safeParse(entry).data ?? []);
