import fc from "fast-check";
import { expect, test } from "vitest";
import { STAMPING_ACTIONS, type StampingAction } from "../activity.state";
import { checkActivity } from "../activity.rules";
import { stampedTimes } from "./stamped-times";

const START = Date.parse("2026-06-05T06:00:00.000Z");
const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();
const stamped = (...all: [StampingAction, number][]) =>
  stampedTimes({ startedAt: at(0), stampings: all.map(([action, minutes]) => ({ action, at: at(minutes) })) });

test("an end before a pause that arrived earlier ends the activity, and the pause contradicts it", () => {
  expect(stamped(["start", 0], ["pause", 120], ["end", 108])).toEqual({
    ...{ startedAt: at(0), endedAt: at(108), breaks: [], isContradicted: true, isEndedAgain: false },
  });
});

test("the same end told twice within a minute is one, a later one is another unless another activity began with it", () => {
  expect(stamped(["end", 60], ["end", 61])).toMatchObject({ endedAt: at(60), isEndedAgain: false });
  expect(stamped(["end", 90], ["end", 60])).toMatchObject({
    ...{ endedAt: at(60), isContradicted: false, isEndedAgain: true },
  });
  const stampings = [
    { action: "end", at: at(90), isSwitch: true },
    { action: "end", at: at(60) },
  ] as const;
  expect(stampedTimes({ startedAt: at(0), stampings })).toMatchObject({ endedAt: at(60), isEndedAgain: false });
});

test("a resume before the pause changes nothing, and one within ends it where it was stamped", () => {
  expect(stamped(["pause", 60], ["resume", 30]).breaks).toEqual([{ startedAt: at(60), endedAt: null }]);
  expect(stamped(["pause", 60], ["resume", 120], ["resume", 90]).breaks).toEqual([
    { startedAt: at(60), endedAt: at(90) },
  ]);
  // What was stamped before the start has a wrong time.
  expect(stamped(["end", -30])).toMatchObject({ endedAt: null, isContradicted: false });
});

test("a start while it runs is work: it ends a break that arrived later, and after an end it contradicts that", () => {
  expect(stamped(["start", 0], ["start", 80], ["pause", 50], ["end", 160])).toMatchObject({
    ...{ endedAt: at(160), breaks: [{ startedAt: at(50), endedAt: at(80) }], isContradicted: false },
  });
  expect(stamped(["start", 0], ["start", 80], ["end", 60])).toMatchObject({ endedAt: at(60), isContradicted: true });
});

const stampings = fc.uniqueArray(
  fc.record({ action: fc.constantFrom(...STAMPING_ACTIONS), minutes: fc.integer({ min: 0, max: 600 }) }),
  { selector: ({ minutes }) => minutes, maxLength: 12 },
);

test("the times are the same in every order of arrival, and always those of an activity that can be", () => {
  fc.assert(
    fc.property(stampings, fc.infiniteStream(fc.integer()), (all, order) => {
      const given = all.map(({ action, minutes }) => ({ action, at: at(minutes) }));
      const shuffled = given
        .map((one) => ({ one, rank: order.next().value }))
        .sort((a, b) => a.rank - b.rank)
        .map(({ one }) => one);
      const times = stampedTimes({ startedAt: at(0), stampings: given });
      expect(stampedTimes({ startedAt: at(0), stampings: shuffled })).toEqual(times);
      expect(checkActivity({ fields: { user: "usr_1", ...times } })).toEqual([]);
    }),
  );
});
