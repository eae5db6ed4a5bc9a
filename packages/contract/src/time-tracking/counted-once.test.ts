import fc from "fast-check";
import { expect, it } from "vitest";
import { countedOnce } from "./counted-once";
import { recordedSeconds } from "./recorded-time";

const NOW = Date.parse("2026-06-01T20:00:00Z");
const at = (minutes: number): string => new Date(Date.parse("2026-06-01T00:00:00Z") + minutes * 60_000).toISOString();
const entry = (owner: string, from: number, to: number | null, breaks: [number, number][] = []) => {
  const activity = {
    ...{ startedAt: at(from), endedAt: to === null ? null : at(to) },
    breaks: breaks.map(([start, end]) => ({ startedAt: at(start), endedAt: at(end) })),
  };
  return { owner, ...activity, workedSeconds: recordedSeconds({ activity, now: NOW }).workedSeconds };
};
const minutesOf = (entries: ReturnType<typeof entry>[]) => countedOnce({ entries, now: NOW }).map((one) => one / 60);

it("what two entries of a person have in common counts for the earlier one", () => {
  expect(minutesOf([entry("a", 600, 840), entry("a", 480, 720)])).toEqual([120, 240]);
  expect(minutesOf([entry("a", 480, 720), entry("b", 600, 840)])).toEqual([240, 240]);
  expect(minutesOf([entry("a", 480, 720), entry("a", 540, 600), entry("a", 720, 780)])).toEqual([240, 0, 60]);
});

it("a break of the earlier entry is work of the later one, and what runs counts until now", () => {
  expect(minutesOf([entry("a", 480, 720, [[540, 600]]), entry("a", 540, 780)])).toEqual([180, 120]);
  expect(minutesOf([entry("a", 1080, null), entry("a", 1140, null)])).toEqual([120, 0]);
});

it("all entries together are the minutes in which any of them was work", () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 1, max: 300 }));
  fc.assert(
    fc.property(fc.array(times, { maxLength: 12 }), (all) => {
      const entries = all.map(([from, long]) => entry("a", from, from + long));
      const worked = new Set(all.flatMap(([from, long]) => Array.from({ length: long }, (_, index) => from + index)));
      expect(minutesOf(entries).reduce((sum, one) => sum + one, 0)).toBe(worked.size);
    }),
  );
});
