import { MINUTE } from "@tresen/contract/kit/time";
import { describe, expect, it } from "vitest";
import { hoursOf } from "./times";

const zone = "Europe/Vienna";
const slots = (from: string, count: number) =>
  Array.from({ length: count }, (_, index) => Date.parse(from) + index * 5 * MINUTE);

describe("hoursOf", () => {
  it("groups by the local hour", () => {
    const hours = hoursOf({ slots: slots("2026-06-05T18:50:00+02:00", 4), full: new Set(), zone });
    expect(hours.map(({ hour, times }) => `${hour}: ${times.map(({ label }) => label).join(" ")}`)).toEqual([
      "18: 18:50 18:55",
      "19: 19:00 19:05",
    ]);
  });

  it("distinguishes the two occurrences of an hour where clocks go back", () => {
    const [first, ...rest] = hoursOf({ slots: slots("2026-10-25T02:00:00+02:00", 24), full: new Set(), zone });
    expect(rest).toEqual([]);
    expect(first?.times).toHaveLength(24);
    expect(first?.times[0]?.label).toBe("02:00");
    expect(first?.times[12]?.label).toBe("02:00 (Winterzeit)");
    expect(new Set(first?.times.map(({ label }) => label)).size).toBe(24);
  });

  it("keeps full times and marks them", () => {
    const [first = 0, second = 0] = slots("2026-06-05T18:50:00+02:00", 2);
    const [hour] = hoursOf({ slots: [first, second], full: new Set([second]), zone });
    expect(hour?.times.map(({ isFull }) => isFull)).toEqual([false, true]);
  });

  it("has no hour that clocks skip in spring", () => {
    const hours = hoursOf({ slots: slots("2026-03-29T01:55:00+01:00", 3), full: new Set(), zone });
    expect(hours.map(({ hour }) => hour)).toEqual(["1", "3"]);
  });
});
