import { describe, expect, it } from "vitest";
import { dayAndTime, weekRows } from "./hours";

const zone = "Europe/Vienna";
const rule = (type: "daily" | "monday" | "sunday" | "saturday", from: string, to: string) =>
  ({ type, from, to, isClosed: false }) as const;

describe("weekRows", () => {
  it("joins neighbouring days with the same hours, from Monday on", () => {
    const rules = [
      rule("daily", "11:00", "22:00"),
      { type: "sunday", from: "00:00", to: "24:00", isClosed: true } as const,
    ];
    expect(weekRows(rules)).toEqual([
      { days: "Mo–Sa", windows: ["11:00–22:00"] },
      { days: "So", windows: [] },
    ]);
  });

  it("shows several windows of a day in order", () => {
    expect(weekRows([rule("monday", "17:00", "22:00"), rule("monday", "11:00", "14:00")])[0]).toEqual({
      days: "Mo",
      windows: ["11:00–14:00", "17:00–22:00"],
    });
  });

  it("says closed without rules and leaves single dates out", () => {
    expect(weekRows([{ type: "once", date: "2026-06-05", from: "10:00", to: "12:00", isClosed: false }])).toEqual([
      { days: "Mo–So", windows: [] },
    ]);
  });
});

describe("dayAndTime", () => {
  const now = Date.parse("2026-06-05T18:30:00+02:00");
  it("names today, tomorrow and other days in the branch's calendar", () => {
    expect(dayAndTime({ at: Date.parse("2026-06-05T20:00:00+02:00"), now, zone })).toBe("heute um 20:00 Uhr");
    expect(dayAndTime({ at: Date.parse("2026-06-06T00:15:00+02:00"), now, zone, isFrom: true })).toBe(
      "morgen ab 00:15 Uhr",
    );
    expect(dayAndTime({ at: Date.parse("2026-06-08T11:00:00+02:00"), now, zone })).toBe(
      "am Montag, 08.06.2026 um 11:00 Uhr",
    );
  });
});
