import { describe, expect, test } from "vitest";
import { createClock } from "./clock";
import { StartFailure } from "./failure";

describe("clock", () => {
  test("is the machine's clock without a start time", () => {
    const clock = createClock({ start: undefined, machine: () => 1000 });
    expect(clock.now()).toBe(1000);
    expect(clock.offset).toBe(0);
  });

  test("begins at the start time and runs with the machine's clock", () => {
    let machine = 5_000;
    const clock = createClock({ start: "2026-06-05T18:30:00+02:00", machine: () => machine });
    expect(new Date(clock.now()).toISOString()).toBe("2026-06-05T16:30:00.000Z");
    machine += 90_000;
    expect(new Date(clock.now()).toISOString()).toBe("2026-06-05T16:31:30.000Z");
  });

  test("is set ahead while it runs", () => {
    const clock = createClock({ start: undefined, machine: () => 1000 });
    clock.advance(60_000);
    expect([clock.now(), clock.offset]).toEqual([61_000, 60_000]);
  });

  test.each(["2026-06-05T16:30:00Z", "2026-06-05T18:30+02:00", "2026-06-05T18:30:00.250+0200"])("takes %s", (start) => {
    expect(createClock({ start, machine: () => 0 }).now()).toBeGreaterThan(0);
  });

  test.each([
    "tomorrow",
    "2026-06-05",
    "2026-06-05T18:30:00",
    "2026-13-05T18:30:00Z",
    "2026-02-30T18:30:00+02:00",
    "1780000000000",
  ])("refuses %s in one sentence", (start) => {
    expect(() => createClock({ start })).toThrow(StartFailure);
  });
});
