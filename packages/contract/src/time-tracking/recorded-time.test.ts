import fc from "fast-check";
import { expect, test } from "vitest";
import { DAY, HOUR, MINUTE } from "../kit/time";
import { checkActivity, hasOtherTimes } from "./activity.rules";
import { type OpenState, STAMPING_ACTIONS, offeredActions, stampingOutcome } from "./activity.state";
import { dayOf, endedBreaks, isOverlapping, recordedSeconds, stateOf, wholeSecond } from "./recorded-time";

const at = (text: string): number => Date.parse(text);
const iso = (time: number): string => new Date(time).toISOString();
const seconds = (startedAt: string, endedAt: string | null, breaks: [string, string | null][] = [], now = "") =>
  recordedSeconds({
    activity: { startedAt, endedAt, breaks: breaks.map(([from, to]) => ({ startedAt: from, endedAt: to })) },
    now: now ? at(now) : 0,
  });

/** A stretch of up to two days with breaks one after the other, anywhere in ten years, in whole seconds. */
const stretch = fc
  .tuple(
    fc.integer({ min: at("2020-01-01T00:00:00Z") / 1000, max: at("2030-01-01T00:00:00Z") / 1000 }),
    fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 9 }),
  )
  .map(([start, gaps]) => {
    const times = gaps.reduce<number[]>((all, gap) => [...all, (all.at(-1) ?? start) + gap], [start]);
    const inner = times.slice(1, -1);
    const breaks = inner.flatMap((from, index) =>
      index % 2 === 0 && inner[index + 1] !== undefined
        ? [{ startedAt: iso(from * 1000), endedAt: iso((inner[index + 1] ?? from) * 1000) }]
        : [],
    );
    return { startedAt: iso(start * 1000), endedAt: iso((times.at(-1) ?? start) * 1000), breaks };
  });

test("work and breaks together are the whole time, to the second, and neither is negative", () => {
  fc.assert(
    fc.property(stretch, (activity) => {
      const { workedSeconds, breakSeconds } = recordedSeconds({ activity, now: 0 });
      expect(workedSeconds + breakSeconds).toBe((at(activity.endedAt) - at(activity.startedAt)) / 1000);
      expect(Math.min(workedSeconds, breakSeconds)).toBeGreaterThanOrEqual(0);
      expect(breakSeconds).toBe(
        activity.breaks.reduce((sum, one) => sum + (at(one.endedAt) - at(one.startedAt)) / 1000, 0),
      );
      expect(checkActivity({ fields: { user: "usr_1", ...activity } })).toEqual([]);
    }),
  );
});

test("cutting a stretch in two loses and wins nothing", () => {
  fc.assert(
    fc.property(stretch, fc.double({ min: 0, max: 1, noNaN: true }), (activity, part) => {
      const [start, end] = [at(activity.startedAt), at(activity.endedAt)];
      const cut = wholeSecond(start + (end - start) * part);
      const whole = recordedSeconds({ activity, now: 0 });
      const halves = [
        recordedSeconds({ activity: { ...activity, endedAt: iso(cut) }, now: 0 }),
        recordedSeconds({ activity: { ...activity, startedAt: iso(cut) }, now: 0 }),
      ];
      for (const name of ["workedSeconds", "breakSeconds"] as const)
        expect(halves.reduce((sum, half) => sum + half[name], 0)).toBe(whole[name]);
    }),
  );
});

test.each([
  ["a plain day", "2026-06-05T06:00:00Z", "2026-06-05T14:30:00Z", 8.5],
  ["the night in which an hour is skipped", "2026-03-28T21:00:00Z", "2026-03-29T04:00:00Z", 7],
  ["the night in which an hour is repeated", "2026-10-24T20:00:00Z", "2026-10-25T05:00:00Z", 9],
  ["the leap day", "2028-02-28T20:00:00Z", "2028-02-29T04:00:00Z", 8],
])("%s counts as what passed", (_, from, to, hours) => {
  expect(seconds(from, to).workedSeconds).toBe(hours * 3600);
});

test.each([
  ["2026-06-05T21:59:59Z", "2026-06-05"],
  ["2026-06-05T22:00:00Z", "2026-06-06"],
  ["2026-01-05T22:30:00Z", "2026-01-05"],
  ["2026-01-05T23:00:00Z", "2026-01-06"],
  ["2026-03-29T00:59:59Z", "2026-03-29"],
  ["2026-10-24T22:00:00Z", "2026-10-25"],
])("what begins at %s in Vienna belongs to %s, also if it ends after midnight", (startedAt, day) => {
  expect(dayOf({ startedAt, zone: "Europe/Vienna" })).toBe(day);
});

test("the day is always one of the two around the start in UTC", () => {
  const zones = fc.constantFrom("Europe/Vienna", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kolkata");
  fc.assert(
    fc.property(stretch, zones, ({ startedAt }, zone) => {
      const day = dayOf({ startedAt, zone });
      expect(Math.abs(at(`${day}T12:00:00Z`) - at(startedAt))).toBeLessThanOrEqual(1.5 * DAY);
    }),
  );
});

test("what has not ended counts until now, an open break too", () => {
  const start = "2026-06-05T06:00:00Z";
  expect(seconds(start, null, [], "2026-06-05T07:00:00Z")).toEqual({ workedSeconds: 3600, breakSeconds: 0 });
  expect(seconds(start, null, [["2026-06-05T06:30:00Z", null]], "2026-06-05T07:00:00Z")).toEqual({
    ...{ workedSeconds: 1800, breakSeconds: 1800 },
  });
  expect(seconds(start, null, [], "2026-06-05T05:00:00Z")).toEqual({ workedSeconds: 0, breakSeconds: 0 });
});

test("a kind that is a break is one as a whole, and what is no working time has none", () => {
  const activity = {
    ...{ startedAt: "2026-06-05T06:00:00Z", endedAt: "2026-06-05T07:00:00Z" },
    breaks: [{ startedAt: "2026-06-05T06:10:00Z", endedAt: "2026-06-05T06:20:00Z" }],
  };
  const of = (isBreak: boolean, countsAsWorkingTime: boolean) =>
    recordedSeconds({ activity, kind: { isBreak, countsAsWorkingTime }, now: 0 });
  expect(of(true, true)).toEqual({ workedSeconds: 0, breakSeconds: 3600 });
  expect(of(false, false)).toEqual({ workedSeconds: 0, breakSeconds: 600 });
  expect(of(false, true)).toEqual({ workedSeconds: 3000, breakSeconds: 600 });
});

test("the state follows from the times", () => {
  const open = { startedAt: "2026-06-05T06:00:00Z", endedAt: null };
  expect(stateOf({ endedAt: null, breaks: [] })).toBe("running");
  expect(stateOf({ endedAt: null, breaks: [open] })).toBe("paused");
  expect(stateOf({ endedAt: null, breaks: endedBreaks({ breaks: [open], at: "2026-06-05T07:00:00Z" }) })).toBe(
    "running",
  );
  expect(stateOf({ endedAt: "2026-06-05T08:00:00Z", breaks: [] })).toBe("ended");
});

test("two stretches overlap in time that both have, and not where one begins as the other ends", () => {
  const of = (from: number, to: number | null) => ({
    ...{ startedAt: iso(from * HOUR), endedAt: to === null ? null : iso(to * HOUR), breaks: [] },
  });
  expect(isOverlapping(of(8, 10), of(9, 11))).toBe(true);
  expect(isOverlapping(of(8, 10), of(10, 11))).toBe(false);
  expect(isOverlapping(of(8, null), of(20, 21))).toBe(true);
  expect(isOverlapping(of(8, 9), of(20, null))).toBe(false);
});

test.each([
  [{ user: "usr_1", externalUser: "ext_1" }, "externalUser"],
  [{ user: null, externalUser: null }, "user"],
  [{ endedAt: iso(7 * HOUR) }, "endedAt"],
  [{ breaks: [{ startedAt: iso(7 * HOUR), endedAt: iso(9 * HOUR) }] }, "breaks.0.startedAt"],
  [{ breaks: [{ startedAt: iso(9 * HOUR), endedAt: iso(17 * HOUR) }] }, "breaks.0.startedAt"],
  [{ breaks: [{ startedAt: iso(9 * HOUR), endedAt: null }] }, "breaks.0.endedAt"],
  [
    {
      breaks: [
        { startedAt: iso(9 * HOUR), endedAt: iso(10 * HOUR) },
        { startedAt: iso(9 * HOUR + 30 * MINUTE), endedAt: iso(11 * HOUR) },
      ],
    },
    "breaks.1.startedAt",
  ],
])("%j is refused at %s", (change, path) => {
  const plain = { user: "usr_1", startedAt: iso(8 * HOUR), endedAt: iso(16 * HOUR), breaks: [] };
  expect(checkActivity({ fields: plain })).toEqual([]);
  expect(checkActivity({ fields: { ...plain, ...change } })).toMatchObject([{ field: path }]);
});

test("times are the same in whatever zone they are written", () => {
  const a = { startedAt: "2026-06-05T06:00:00Z", endedAt: null, breaks: [] };
  expect(hasOtherTimes(a, { ...a, startedAt: "2026-06-05T08:00:00+02:00" })).toBe(false);
  expect(hasOtherTimes(a, { ...a, endedAt: "2026-06-05T08:00:00Z" })).toBe(true);
});

test("any sequence of stampings leaves one state, and a repeated one changes nothing", () => {
  const actions = fc.array(fc.constantFrom(...STAMPING_ACTIONS), { maxLength: 30 });
  fc.assert(
    fc.property(actions, (all) => {
      let state: OpenState = null;
      for (const action of all) {
        const outcome = stampingOutcome({ action, state });
        const isRefused = state === null && (action === "pause" || action === "resume");
        expect(outcome === null).toBe(isRefused);
        if (outcome === null || outcome === "unchanged") continue;
        expect(offeredActions(state)).toContain(action);
        state = outcome === "ended" ? null : outcome;
        if (action !== "start") expect(stampingOutcome({ action, state })).toBe("unchanged");
        expect(stampingOutcome({ action: "start", state: "running", isSame: true })).toBe("unchanged");
      }
    }),
  );
});
