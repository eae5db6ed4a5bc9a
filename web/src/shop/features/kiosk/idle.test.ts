import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { IDLE_AFTER, WARNING, idlePhase, secondsLeft } from "./idle";

describe("idle", () => {
  test.each([
    [0, true, "active"],
    [59_999, true, "active"],
    [60_000, true, "warning"],
    [74_999, true, "warning"],
    [75_000, true, "over"],
    [59_999, false, "active"],
    [60_000, false, "over"],
  ] as const)("after %i ms, begun: %s", (idleFor, isInUse, phase) => {
    expect(idlePhase({ idleFor, isInUse })).toBe(phase);
  });

  test("a started order is never discarded without the full warning time", () => {
    fc.assert(
      fc.property(fc.nat({ max: 200_000 }), (idleFor) => {
        const isOver = idlePhase({ idleFor, isInUse: true }) === "over";
        expect(isOver).toBe(idleFor >= IDLE_AFTER + WARNING);
        expect(secondsLeft(idleFor) === 0).toBe(isOver);
      }),
    );
  });

  test("counts down from 15", () => {
    expect([60_000, 60_001, 61_000, 74_001, 75_000, 90_000].map(secondsLeft)).toEqual([15, 15, 14, 1, 0, 0]);
  });
});
