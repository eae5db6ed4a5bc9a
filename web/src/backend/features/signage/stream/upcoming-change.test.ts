import { onAir } from "@tresen/contract/signage/playing/on-air";
import type { PlayableStream } from "@tresen/contract/signage/playing/parts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { upcomingChange } from "./upcoming-change";

const zone = "Europe/Vienna";
const at = (text: string): number => Date.parse(text);
const plan = (segment: string, from: string, to: string, more: object = {}) => ({
  ...{ segment, from, to, weekdays: [], priority: 0 },
  ...more,
});
const stream = (parts: Partial<PlayableStream>): PlayableStream => ({
  filler: "seg_f",
  plan: [],
  overrides: [],
  ...parts,
});
const told = (given: PlayableStream, now: string) => {
  const change = upcomingChange({ stream: given, at: at(now), zone });
  return change && [new Date(change.at).toISOString(), change.on.segment, change.on.by];
};

test("the next change is the end of what is on, or the beginning of something before it", () => {
  const lunch = stream({
    plan: [plan("seg_day", "08:00", "20:00"), plan("seg_noon", "11:00", "14:00", { priority: 5 })],
  });
  expect(told(lunch, "2026-06-10T08:30:00+02:00")).toEqual(["2026-06-10T09:00:00.000Z", "seg_noon", "plan"]);
  expect(told(lunch, "2026-06-10T12:00:00+02:00")).toEqual(["2026-06-10T12:00:00.000Z", "seg_day", "plan"]);
  expect(told(lunch, "2026-06-10T22:00:00+02:00")).toEqual(["2026-06-11T06:00:00.000Z", "seg_day", "plan"]);
});

test("an override of a far day is found, and nothing where only the filler runs", () => {
  const override = { segment: "seg_x", fromDate: "2026-12-24", toDate: "2026-12-24", from: "16:00", to: "24:00" };
  const christmas = stream({ overrides: [{ ...override, priority: 0 }] });
  expect(told(christmas, "2026-06-10T12:00:00+02:00")).toEqual(["2026-12-24T15:00:00.000Z", "seg_x", "override"]);
  expect(told(christmas, "2026-12-24T18:00:00+01:00")).toEqual(["2026-12-24T23:00:00.000Z", "seg_f", "filler"]);
  expect(told(stream({}), "2026-06-10T12:00:00+02:00")).toBeNull();
});

test("until the change nothing else is on, also when the clocks change", () => {
  const clock = fc.integer({ min: 0, max: 95 }).map((quarter) => {
    const two = (value: number): string => String(value).padStart(2, "0");
    return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
  });
  const window = fc.record({
    segment: fc.constantFrom("seg_a", "seg_b"),
    from: clock,
    to: clock,
    priority: fc.integer({ min: 0, max: 2 }),
    weekdays: fc.constantFrom<PlayableStream["plan"][number]["weekdays"]>([], ["sunday"], ["monday", "saturday"]),
  });
  const start = fc
    .integer({ min: 0, max: 4 * 24 * 14 })
    .map((quarter) => at("2026-10-20T00:00:00Z") + quarter * 900_000);
  fc.assert(
    fc.property(fc.array(window, { maxLength: 4 }), start, (windows, now) => {
      const given = stream({ plan: windows });
      const change = upcomingChange({ stream: given, at: now, zone });
      const known = onAir({ stream: given, at: now, zone });
      const until = change ? change.at : now + 7 * 86_400_000;
      for (let time = now; time < until; time += 900_000) {
        const { segment, by, index } = onAir({ stream: given, at: time, zone });
        expect({ segment, by, index }).toEqual({ segment: known.segment, by: known.by, index: known.index });
      }
    }),
    { numRuns: 60 },
  );
});
