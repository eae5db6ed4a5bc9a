import { expect, it } from "vitest";
import { MINUTE } from "../../kit/time";
import { remindAfter } from "./offer";
import { preparationTimesOf, promisedTime } from "./preparation";

it("reminds of an offer after half of its time, and five minutes before its end at the latest", () => {
  const after = (minutes: number) => remindAfter({ from: 0, until: minutes * MINUTE });
  expect([30, 10, 8, 6, 5, 1].map(after)).toEqual([15 * MINUTE, 5 * MINUTE, 3 * MINUTE, MINUTE, null, null]);
});

it("offers the usual preparation times, or the branch's own", () => {
  expect(preparationTimesOf(undefined)).toEqual([15, 20, 30, 45]);
  expect(preparationTimesOf({ preparationTimes: [] })).toEqual([15, 20, 30, 45]);
  expect(preparationTimesOf({ preparationTimes: [10, 25] })).toEqual([10, 25]);
  expect(promisedTime({ now: 1, minutes: 15 })).toBe(16 * MINUTE);
});
