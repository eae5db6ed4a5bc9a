import { expect, test } from "vitest";
import type { OpeningHoursRule } from "../../branch/opening-hours";
import { hoursOn, hoursRows } from "./hours-rows";

const rule = (given: Partial<OpeningHoursRule>): OpeningHoursRule => ({
  ...{ type: "daily", isClosed: false, from: "11:00", to: "23:00" },
  ...given,
});
const RULES = [
  rule({}),
  rule({ type: "once", date: "2026-12-24", from: "10:00", to: "14:00" }),
  rule({ type: "once", date: "2026-12-25", isClosed: true }),
];

test("the week leaves out single dates, and a day has them alone", () => {
  expect(hoursRows(RULES)).toEqual([{ label: "Täglich", text: "11:00–23:00" }]);
  expect(hoursOn({ rules: RULES, date: "2026-12-23" })).toEqual({ text: "11:00–23:00", isOpen: true });
  expect(hoursOn({ rules: RULES, date: "2026-12-24" })).toEqual({ text: "10:00–14:00", isOpen: true });
  expect(hoursOn({ rules: RULES, date: "2026-12-25" })).toEqual({ text: "geschlossen", isOpen: false });
  expect(hoursOn({ rules: [], date: "2026-12-25" })).toEqual({ text: "", isOpen: false });
});
