import { DAY, HOUR, type Instant, zonedTime } from "../../kit/time";
import { ofDay } from "./break-checks";
import { type Context, type WorkingDay, breaksOf, restsOf } from "./context";
import type { Check, Found } from "./rule";
import { type Piece, dayTime, lengthOf } from "./work-time";

/** Which rests may be shorter, and how that is made up for. */
export interface ShortenedRest {
  /** Hours that are never undercut. */
  least: number;
  /** Hours of the break that the day before must have had; none for every day. */
  splitBy?: number;
  /** By another rest of twelve hours for each (Germany), or by other rests that are longer by as much (Austria). */
  madeUpBy: "restOfTwelveHours" | "longerRests";
}

/** The time in which a shortened rest is made up for, by both laws. */
const WEEKS_TO_MAKE_UP = 4;

/**
 * A rest between two working days is shorter than `least` hours, and not one that may be shortened. Where it could have
 * been shortened, the finding names the shorter limit, since that is the one that was broken.
 */
export function dailyRest({ least, shortened }: { least: number; shortened?: ShortenedRest }): Check {
  return (context) =>
    restsOf(context)
      .map((between) => ({
        ...between,
        limit: shortened && allowsShorter({ ...between, shortened }) ? shortened.least : least,
      }))
      .filter(({ rest, limit }) => lengthOf(rest) < limit * HOUR)
      .map(({ rest, after, limit }) => ofRest({ context, rest, after, least: limit }));
}

/**
 * A rest that was shortened as allowed is made up for within four weeks after it. While there is time, an info at the
 * day after the rest; when it is over, a breach at its last day. What lies before a shortened rest is not counted.
 */
export function restMadeUp({ least, shortened }: { least: number; shortened: ShortenedRest }): Check {
  return (context) => {
    const { zone, to } = context;
    const rests = [...restsOf(context).map(({ rest }) => rest), ...lastRest(context)];
    const left = new Map(rests.map((rest) => [rest.start, surplusOf({ rest, least })]));
    const used = new Set<Piece>();
    return restsOf(context)
      .filter(({ rest, before }) => lengthOf(rest) < least * HOUR && mayBeShortened({ rest, before, shortened }))
      .flatMap(({ rest, after }) => {
        const end = rest.end + WEEKS_TO_MAKE_UP * 7 * DAY;
        const later = rests.filter(({ start }) => start >= rest.end && start < end);
        const owed = least * HOUR - lengthOf(rest);
        const isMadeUp =
          shortened.madeUpBy === "restOfTwelveHours" ? useLong({ later, used }) : useSurplus({ later, left, owed });
        if (isMadeUp) return [];
        const until = zonedTime({ at: end, zone }).date;
        const found = ofRest({ context, rest, after, least });
        return [until > to ? { ...found, severity: "info" as const, until } : { ...found, day: until, until }];
      });
  };
}

function mayBeShortened({
  rest,
  before,
  shortened,
}: {
  rest: Piece;
  before: WorkingDay;
  shortened: ShortenedRest;
}): boolean {
  return lengthOf(rest) >= shortened.least * HOUR && allowsShorter({ before, shortened });
}

/** Whether the day before allows a shorter rest: always, or by its long break where the law asks for one. */
function allowsShorter({ before, shortened: { splitBy } }: { before: WorkingDay; shortened: ShortenedRest }): boolean {
  return splitBy === undefined || breaksOf(before).some((pause) => lengthOf(pause) >= splitBy * HOUR);
}

/** After the last work the person is free until the end of what is checked. */
function lastRest({ days, to, zone }: Context): Piece[] {
  const start = days.at(-1)?.end;
  const { end } = dayTime({ day: to, zone });
  return start !== undefined && start < end ? [{ start, end }] : [];
}

const WEEKLY_REST = 36 * HOUR;

/** Milliseconds that a rest is longer than it has to be: than the weekly rest where it is one, else than the daily one. */
function surplusOf({ rest, least }: { rest: Piece; least: number }): number {
  const length = lengthOf(rest);
  return Math.max(0, length - (length >= WEEKLY_REST ? WEEKLY_REST : least * HOUR));
}

/** Takes what is owed from the rests that are longer than they have to be; nothing where they are not enough. */
function useSurplus({
  later,
  left,
  owed,
}: {
  later: readonly Piece[];
  left: Map<Instant, number>;
  owed: number;
}): boolean {
  const sum = later.reduce((all, { start }) => all + (left.get(start) ?? 0), 0);
  if (sum < owed) return false;
  let open = owed;
  for (const { start } of later) {
    const taken = Math.min(open, left.get(start) ?? 0);
    left.set(start, (left.get(start) ?? 0) - taken);
    open -= taken;
  }
  return true;
}

/** Takes one rest of at least twelve hours, each for one shortened rest. */
function useLong({ later, used }: { later: readonly Piece[]; used: Set<Piece> }): boolean {
  const long = later.find((rest) => lengthOf(rest) >= 12 * HOUR && !used.has(rest));
  if (long) used.add(long);
  return long !== undefined;
}

function ofRest({
  context,
  rest,
  after,
  least,
}: {
  context: Context;
  rest: Piece;
  after: WorkingDay;
  least: number;
}): Found {
  // The stretches right before and after the rest.
  const around = context.concerned({ start: rest.start - 1, end: rest.end + 1 });
  return { ...ofDay({ day: after }), ...around, actual: lengthOf(rest), least: least * HOUR };
}
