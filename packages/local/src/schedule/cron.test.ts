import { describe, expect, test } from "vitest";
import { parseSchedule } from "./cron";

const FRIDAY = Date.parse("2026-06-05T18:30:00Z");

function nexts(expression: string, count = 3): string[] {
  const timetable = parseSchedule(expression);
  const found: string[] = [];
  for (let at: number | null = FRIDAY; found.length < count;) {
    at = timetable(at);
    if (at === null) break;
    found.push(new Date(at).toISOString().slice(0, 16));
  }
  return found;
}

describe("schedules as EventBridge writes them", () => {
  test.each([
    ["rate(5 minutes)", ["2026-06-05T18:35", "2026-06-05T18:40", "2026-06-05T18:45"]],
    ["rate(1 hour)", ["2026-06-05T19:00", "2026-06-05T20:00", "2026-06-05T21:00"]],
    ["rate(1 day)", ["2026-06-06T00:00", "2026-06-07T00:00", "2026-06-08T00:00"]],
    ["cron(0 3 * * ? *)", ["2026-06-06T03:00", "2026-06-07T03:00", "2026-06-08T03:00"]],
    ["cron(0/15 * * * ? *)", ["2026-06-05T18:45", "2026-06-05T19:00", "2026-06-05T19:15"]],
    ["cron(5/20 8-17 ? * MON-FRI *)", ["2026-06-08T08:05", "2026-06-08T08:25", "2026-06-08T08:45"]],
    // Sunday is 1: 2 to 6 are the working days, and 7 is Saturday.
    ["cron(0 12 ? * 2-6 *)", ["2026-06-08T12:00", "2026-06-09T12:00", "2026-06-10T12:00"]],
    ["cron(0 12 ? * 7 *)", ["2026-06-06T12:00", "2026-06-13T12:00", "2026-06-20T12:00"]],
    ["cron(0 12 ? * 1 *)", ["2026-06-07T12:00", "2026-06-14T12:00", "2026-06-21T12:00"]],
    ["cron(0 8 ? * 2#1 *)", ["2026-07-06T08:00", "2026-08-03T08:00", "2026-09-07T08:00"]],
    ["cron(0 8 ? * 6L *)", ["2026-06-26T08:00", "2026-07-31T08:00", "2026-08-28T08:00"]],
    ["cron(0 3 L * ? *)", ["2026-06-30T03:00", "2026-07-31T03:00", "2026-08-31T03:00"]],
    ["cron(0 8 15W * ? *)", ["2026-06-15T08:00", "2026-07-15T08:00", "2026-08-14T08:00"]],
    ["cron(0 0 1 1/3 ? *)", ["2026-07-01T00:00", "2026-10-01T00:00", "2027-01-01T00:00"]],
    ["cron(30 6 1 1 ? 2027-2028)", ["2027-01-01T06:30", "2028-01-01T06:30"]],
    ["at(2026-06-05T20:00:00)", ["2026-06-05T20:00"]],
    ["at(2026-06-05T18:00:00)", []],
  ])("%s", (expression, expected) => {
    expect(nexts(expression)).toEqual(expected);
  });

  test.each([
    "rate(0 minutes)",
    "rate(1 minutes)",
    "rate(5 minute)",
    "rate(5 weeks)",
    "cron(0 3 * * *)",
    "cron(0 3 * * * *)",
    "cron(0 3 ? * ? *)",
    "cron(99 3 * * ? *)",
    "at(2026-06-05)",
    "every day",
    "",
  ])("refuses %s", (expression) => {
    expect(() => parseSchedule(expression)).toThrow();
  });

  test("a rate does not depend on when the platform was started", () => {
    const timetable = parseSchedule("rate(4 hours)");
    expect(timetable(FRIDAY)).toBe(timetable(FRIDAY + 3_600_000));
  });
});
