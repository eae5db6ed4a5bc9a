import { expect, test } from "vitest";
import { isQuiet } from "./quiet-hours";

const zone = "Europe/Vienna";
const isQuietAt = (from: string, until: string, at: string): boolean =>
  isQuiet({ quietHours: { from, until }, at: Date.parse(at), zone });

test("a device without quiet hours is never quiet", () => {
  expect(isQuiet({ quietHours: null, at: Date.parse("2026-06-05T01:00:00Z"), zone })).toBe(false);
});

test("quiet hours begin with their first minute and end before their last one, by the branch's clock", () => {
  expect(isQuietAt("13:00", "14:30", "2026-06-05T10:59:59Z")).toBe(false);
  expect(isQuietAt("13:00", "14:30", "2026-06-05T11:00:00Z")).toBe(true);
  expect(isQuietAt("13:00", "14:30", "2026-06-05T12:29:59Z")).toBe(true);
  expect(isQuietAt("13:00", "14:30", "2026-06-05T12:30:00Z")).toBe(false);
});

test("they may last over midnight", () => {
  for (const [at, isIn] of [
    ["2026-06-05T19:59:00Z", false],
    ["2026-06-05T20:00:00Z", true],
    ["2026-06-05T22:30:00Z", true],
    ["2026-06-06T03:59:00Z", true],
    ["2026-06-06T04:00:00Z", false],
  ] as const)
    expect([at, isQuietAt("22:00", "06:00", at)]).toEqual([at, isIn]);
});

// The clocks of Vienna go back at 3:00 on 25 October, and forward at 2:00 on 28 March.
test("they follow the wall clock where it changes", () => {
  // 2:30 comes twice, and both times lie in the quiet hours until 3:00.
  expect(isQuietAt("22:00", "03:00", "2026-10-25T00:30:00Z")).toBe(true);
  expect(isQuietAt("22:00", "03:00", "2026-10-25T01:30:00Z")).toBe(true);
  expect(isQuietAt("22:00", "03:00", "2026-10-25T02:00:00Z")).toBe(false);
  // 2:30 never comes: the quiet hours until then end when the clock goes on to 3:00.
  expect(isQuietAt("22:00", "02:30", "2027-03-28T00:59:00Z")).toBe(true);
  expect(isQuietAt("22:00", "02:30", "2027-03-28T01:00:00Z")).toBe(false);
});
