import { activities } from "@tresen/contract/time-tracking/activity.resource";
import { expect, test } from "vitest";
import { minutesByDays } from "./worked";

const recorded = (day: string, workedSeconds: number, breakSeconds: number) => ({
  activity: {
    ...activities.fields.parse({
      ...{ user: "usr_1", branch: "brn_1", startedAt: `${day}T08:00:00.000Z`, endedAt: `${day}T16:00:00.000Z` },
      ...{ state: "ended", source: "phone", day, workedSeconds, breakSeconds },
      ...{ flags: [], corrections: [], stampings: [] },
    }),
    ...{ id: `act_${day}_${String(workedSeconds)}`, version: 1, createdAt: "", updatedAt: "" },
  },
  ...{ workedSeconds, breakSeconds },
});
const DAYS = [recorded("2026-06-04", 61, 59), recorded("2026-06-04", 60, 62), recorded("2026-06-05", 3601, 0)];

test("the work of each day is rounded up by the rule of its sheet, and breaks are rounded down", () => {
  const of = (roundingMinutes: number) => minutesByDays({ activities: DAYS, roundingMinutes });
  expect(of(1)).toEqual({ workedMinutes: 3 + 61, breakMinutes: 2 });
  expect(of(15)).toEqual({ workedMinutes: 15 + 75, breakMinutes: 2 });
  expect(minutesByDays({ activities: [], roundingMinutes: 1 })).toEqual({ workedMinutes: 0, breakMinutes: 0 });
});
