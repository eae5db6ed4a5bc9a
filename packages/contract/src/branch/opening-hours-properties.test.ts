import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ZONE, at } from "../../test/fixtures";
import { type OpeningHoursRule, isOpenAt, openingState, windowsBetween } from "./opening-hours";
import { DAY, HOUR, MINUTE, WEEKDAYS, addDays } from "../kit/time";
import { clock } from "../../test/hours-rules";

const ruleArb: fc.Arbitrary<OpeningHoursRule> = fc.record({
  type: fc.constantFrom<OpeningHoursRule["type"]>("once", "daily", ...WEEKDAYS),
  date: fc.integer({ min: 0, max: 14 }).map((days) => addDays("2026-03-22", days)),
  isClosed: fc.boolean(),
  from: clock,
  to: fc.oneof(clock, fc.constant("24:00")),
});

const rulesArb = fc.array(ruleArb, { maxLength: 8 });

const instantArb = fc
  .integer({ min: at("2026-03-22T00:00:00Z") / MINUTE, max: at("2026-04-05T00:00:00Z") / MINUTE })
  .map((minute) => minute * MINUTE);

describe("whatever the rules", () => {
  it("windows are sorted, do not overlap and agree with isOpenAt", () => {
    fc.assert(
      fc.property(rulesArb, instantArb, (rules, from) => {
        const windows = windowsBetween({ rules, zone: ZONE, from, to: from + 3 * DAY });
        windows.forEach(({ start, end }, index) => {
          expect(end).toBeGreaterThan(start);
          expect(start).toBeGreaterThan(windows[index - 1]?.end ?? -Infinity);
        });
        for (const instant of [from, from + 7 * HOUR, from + 25 * HOUR, from + 3 * DAY - 1]) {
          expect(isOpenAt({ rules, zone: ZONE, at: instant })).toBe(
            windows.some(({ start, end }) => start <= instant && instant < end),
          );
        }
      }),
    );
  });

  it("the state agrees with isOpenAt, and the next opening is the first open minute", () => {
    fc.assert(
      fc.property(rulesArb, instantArb, (rules, instant) => {
        const current = openingState({ rules, zone: ZONE, at: instant });
        expect(current.state !== "closed").toBe(isOpenAt({ rules, zone: ZONE, at: instant }));
        if (current.state !== "closed") {
          expect(current.closesAt).toBeGreaterThan(instant);
          expect(current.state === "closingSoon").toBe(current.closesAt - instant < HOUR);
          return;
        }
        // Half-hour steps, as the specification searches, find no opening before the one found.
        const until = current.opensAt ?? instant + 72 * HOUR;
        for (let step = instant; step < until; step += 30 * MINUTE)
          expect(isOpenAt({ rules, zone: ZONE, at: step })).toBe(false);
        if (current.opensAt !== null) {
          expect(isOpenAt({ rules, zone: ZONE, at: current.opensAt })).toBe(true);
          expect(isOpenAt({ rules, zone: ZONE, at: current.opensAt - 1 })).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});

/** What calendar and clock on the wall show, asked of the engine alone. */
function wallClock(zone: string): (instant: number) => { date: string; minutes: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  });
  return (instant) => {
    const shown = Object.fromEntries(parts.formatToParts(instant).map(({ type, value }) => [type, value]));
    return {
      date: `${shown.year}-${shown.month}-${shown.day}`,
      minutes: Number(shown.hour) * 60 + Number(shown.minute),
    };
  };
}

/** Open or not by the clock on the wall, told without any instant: its date's rules, and the ends of the day before. */
function isShownOpen({
  rules,
  date,
  minutes,
}: {
  rules: readonly OpeningHoursRule[];
  date: string;
  minutes: number;
}): boolean {
  const inForce = (day: string): readonly OpeningHoursRule[] => {
    const once = rules.filter(({ type, date: only }) => type === "once" && only === day);
    const weekday = WEEKDAYS[new Date(`${day}T12:00:00Z`).getUTCDay()];
    const valid = once.length > 0 ? once : rules.filter(({ type }) => type === "daily" || type === weekday);
    return valid.some(({ isClosed }) => isClosed) ? [] : valid;
  };
  const clockOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const spans = (rule: OpeningHoursRule) => ({
    from: clockOf(rule.from),
    to: clockOf(rule.to),
    isOvernight: clockOf(rule.to) <= clockOf(rule.from),
  });
  const today = inForce(date).map(spans);
  const yesterday = inForce(addDays(date, -1)).map(spans);
  return (
    today.some(({ from, to, isOvernight }) => minutes >= from && (isOvernight || minutes < to)) ||
    yesterday.some(({ to, isOvernight }) => isOvernight && minutes < to)
  );
}

/** Two nights of changed clocks in each zone: by an hour, by half an hour, and at midnight. */
const CHANGES = [
  ...["2026-03-29", "2026-10-25"].map((date) => ({ zone: "Europe/Vienna", date })),
  ...["2026-03-08", "2026-11-01"].map((date) => ({ zone: "America/New_York", date })),
  ...["2026-04-05", "2026-10-04"].map((date) => ({ zone: "Australia/Lord_Howe", date })),
  ...["2026-04-05", "2026-09-06"].map((date) => ({ zone: "America/Santiago", date })),
].map(({ zone, date }) => {
  const shown = wallClock(zone);
  const noon = at(`${date}T12:00:00Z`);
  const days = [-2, -1, 0, 1].map((days) => addDays(date, days));
  return {
    zone,
    days,
    minutes: Array.from({ length: 3 * 24 * 60 }, (_, index) => noon - 1.5 * DAY + index * MINUTE).map((instant) => ({
      instant,
      ...shown(instant),
    })),
  };
});

describe("around every change of clocks", () => {
  const anyMinute = fc.integer({ min: 0, max: 1439 });
  const nearTheChange = fc.integer({ min: 0, max: 4 * 60 });
  const anyClock = fc
    .oneof(nearTheChange, anyMinute)
    .map((minutes) => `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);
  const ruleFor = (days: readonly string[]): fc.Arbitrary<OpeningHoursRule> =>
    fc.record({
      type: fc.constantFrom<OpeningHoursRule["type"]>("once", "daily", "saturday", "sunday"),
      date: fc.constantFrom(...days),
      isClosed: fc.integer({ min: 0, max: 9 }).map((chance) => chance === 0),
      from: anyClock,
      to: fc.oneof(anyClock, fc.constant("24:00")),
    });

  it.each(CHANGES.map((change) => [`${change.zone} ${change.days[2]}`, change] as const))(
    "%s: each minute is open exactly when the local time is within the rules",
    (_, { zone, days, minutes }) => {
      fc.assert(
        fc.property(fc.array(ruleFor(days), { minLength: 1, maxLength: 3 }), (rules) => {
          const shown = new Map<string, boolean>();
          const wrong = minutes.filter(({ instant, ...clock }) => {
            const key = `${clock.date} ${clock.minutes}`;
            if (!shown.has(key)) shown.set(key, isShownOpen({ rules, ...clock }));
            return isOpenAt({ rules, zone, at: instant }) !== shown.get(key);
          });
          expect(wrong.slice(0, 3)).toEqual([]);
        }),
        { numRuns: 5 },
      );
    },
  );
});
