import { describe, expect, it } from "vitest";
import { clockText, copyToWeek, singleDays, weekSummary } from "./week";

const rule = (
  type: "daily" | "monday" | "tuesday" | "saturday" | "sunday" | "once",
  from = "11:00",
  to = "22:00",
  isClosed = false,
) => ({ type, from, to, isClosed, date: null });

describe("weekSummary", () => {
  it("joins days with the same hours", () => {
    expect(weekSummary([rule("monday"), rule("tuesday"), rule("saturday", "12:00", "20:00")])).toBe(
      "Mo–Di 11:00–22:00, Mi–Fr geschlossen, Sa 12:00–20:00, So geschlossen",
    );
  });
  it("lists several windows in their order", () => {
    expect(weekSummary([rule("daily", "17:00", "22:00"), rule("daily", "11:00", "14:00")])).toBe(
      "Täglich 11:00–14:00 und 17:00–22:00",
    );
  });
  it("gives a closed day priority over the daily hours, and leaves single days out", () => {
    expect(
      weekSummary([rule("daily"), rule("sunday", "00:00", "24:00", true), rule("once", "00:00", "24:00", true)]),
    ).toBe("Mo–Sa 11:00–22:00, So geschlossen");
  });
  it("says when it is never open", () => {
    expect(weekSummary([])).toBe("Immer geschlossen");
  });
  it("has other words for what holds always where there are no times", () => {
    expect(weekSummary([], "nicht")).toBe("Immer");
    expect(weekSummary([rule("monday")], "nicht")).toBe("Mo 11:00–22:00, Di–So nicht");
    expect(weekSummary([rule("once")], "aus")).toBe("An allen Wochentagen aus");
  });
});

describe("singleDays", () => {
  it("are listed in their order, each with its hours", () => {
    const closed = { ...rule("once", "00:00", "24:00", true), date: "2026-12-24" };
    const short = { ...rule("once", "11:00", "14:00"), date: "2026-11-01" };
    expect(
      singleDays([rule("daily"), closed, short, { ...rule("once", "17:00"), date: "2026-11-01" }, rule("once")]),
    ).toBe("01.11.2026 11:00–14:00 und 17:00–22:00, 24.12.2026 geschlossen");
    expect(singleDays([rule("daily")])).toBe("");
  });
});

describe("clockText", () => {
  it.each([
    ["11", "11:00"],
    ["9", "09:00"],
    ["1130", "11:30"],
    ["17.00", "17:00"],
    ["17 Uhr", "17:00"],
    ["17 uhr", "17:00"],
    ["17.30 Uhr", "17:30"],
    ["9.05", "09:05"],
    ["24:00", "24:00"],
    ["früh", "früh"],
  ])("reads %s", (typed, clock) => {
    expect(clockText(typed)).toBe(clock);
  });
});

describe("copyToWeek", () => {
  it("gives every weekday the same hours and keeps single days", () => {
    const copied = copyToWeek({ rules: [rule("monday"), rule("saturday", "12:00"), rule("once")], source: "monday" });
    expect(weekSummary(copied)).toBe("Täglich 11:00–22:00");
    expect(copied.filter(({ type }) => type === "once")).toHaveLength(1);
  });
});
