import { describe, expect, it } from "vitest";
import { specialDays } from "./special-days";

const zone = "Europe/Vienna";
const now = Date.parse("2026-06-05T23:30:00+02:00");
const once = (date: string, from: string, to: string, isClosed = false) =>
  ({ type: "once", date, from, to, isClosed }) as const;

describe("specialDays", () => {
  it("names coming dates once, soonest first, with all their windows", () => {
    const rules = [
      once("2026-06-15", "17:00", "22:00"),
      once("2026-06-08", "00:00", "24:00", true),
      once("2026-06-15", "11:00", "14:00"),
    ];
    expect(specialDays({ rules, now, zone })).toEqual([
      { day: "Montag, 08.06.2026", windows: [] },
      { day: "Montag, 15.06.2026", windows: ["11:00–14:00", "17:00–22:00"] },
    ]);
  });

  it("leaves out weekly rules, past dates and dates far ahead", () => {
    const rules = [
      { ...once("2026-06-08", "10:00", "12:00"), type: "monday" as const },
      once("2026-06-04", "10:00", "12:00"),
      once("2026-12-24", "10:00", "12:00"),
    ];
    expect(specialDays({ rules, now, zone })).toEqual([]);
    expect(specialDays({ rules: [once("2026-06-05", "10:00", "12:00")], now, zone })).toHaveLength(1);
  });
});
