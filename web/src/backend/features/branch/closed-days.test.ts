import { isMethodOpen } from "@tresen/contract/branch/branch-hours";
import { describe, expect, it } from "vitest";
import { areClosed, closingFault, daysBetween, presentDay, withClosedDays } from "./closed-days";

const rule = (type: "daily" | "once", more: object = {}) => ({
  type,
  isClosed: false,
  from: "11:00",
  to: "22:00",
  ...more,
});
const hours = {
  openingHours: [
    rule("daily"),
    rule("once", { date: "2026-06-06", from: "09:00" }),
    rule("once", { date: "2026-06-09" }),
  ],
  deliveryHours: [rule("daily"), rule("once", { date: "2026-06-07" })],
};
const days = daysBetween({ from: "2026-06-06", to: "2026-06-07" });

describe("closing days", () => {
  it("replaces the rules of these days, for every method, and keeps the others", () => {
    const closed = withClosedDays({ hours, days });
    expect(
      closed.openingHours.filter(({ type }) => type === "once").map(({ date, isClosed }) => [date, isClosed]),
    ).toEqual([
      ["2026-06-09", false],
      ["2026-06-06", true],
      ["2026-06-07", true],
    ]);
    expect(closed.deliveryHours).toEqual([rule("daily")]);
    const branch = {
      ...closed,
      isDeliveryHoursEnabled: true,
      isDeliveryEnabled: true,
      isTakeawayEnabled: true,
      isDineInEnabled: true,
      isPreorderEnabled: true,
    };
    for (const method of ["takeaway", "delivery", "dineIn"] as const) {
      expect(days.map((day) => isMethodOpen({ branch, method, at: Date.parse(`${day}T12:00:00Z`) }))).toEqual([
        false,
        false,
      ]);
      expect(isMethodOpen({ branch, method, at: Date.parse("2026-06-08T12:00:00Z") })).toBe(true);
    }
  });

  it("twice gives the same result as once", () => {
    const closed = withClosedDays({ hours, days });
    expect(withClosedDays({ hours: closed, days })).toEqual(closed);
    expect([areClosed({ hours, days }), areClosed({ hours: closed, days })]).toEqual([false, true]);
    expect(areClosed({ hours: { ...closed, deliveryHours: hours.deliveryHours }, days })).toBe(false);
  });

  it("needs future days, in their order", () => {
    const fault = (from: string, to = "") => closingFault({ from, to, today: "2026-06-05" });
    expect([fault("2026-06-05"), fault("2026-06-06", "2026-06-06"), fault("2026-06-06", "2026-08-06")]).toEqual([
      null,
      null,
      null,
    ]);
    expect([
      fault(""),
      fault("2026-06-04"),
      fault("2026-06-06", "2026-06-05"),
      fault("2026-06-06", "2026-08-07"),
    ]).toEqual([
      "Bitte wählen Sie einen Tag.",
      "Der Tag liegt in der Vergangenheit.",
      "Das Ende liegt vor dem Beginn.",
      "Höchstens 62 Tage auf einmal.",
    ]);
    expect(daysBetween({ from: "2026-12-31", to: "2027-01-01" })).toEqual(["2026-12-31", "2027-01-01"]);
  });
});

it("begins on the day that the chosen branches have, with the earlier one of two", () => {
  const at = Date.parse("2026-06-05T22:30:00Z");
  expect(presentDay({ zones: ["Europe/Vienna"], at })).toBe("2026-06-06");
  expect(presentDay({ zones: ["Europe/Vienna", "Europe/London"], at })).toBe("2026-06-05");
  expect(presentDay({ zones: [], at })).toBe("2026-06-06");
});
