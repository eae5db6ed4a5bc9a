import { workDay } from "../kit/fields/work-day-fields";
import { DAY } from "../kit/time";
import { SHIFT_MESSAGES } from "./working-schedule.texts";

/** The most days that one call looks at. */
export const PLAN_DAYS = 35;

/** The first and the last day of what a call looks at. */
export const plannedDays = { from: workDay, to: workDay };

export const isOrdered = ({ from, to }: { from: string; to: string }): boolean => from <= to;
export const isShort = ({ from, to }: { from: string; to: string }): boolean =>
  (Date.parse(to) - Date.parse(from)) / DAY < PLAN_DAYS;
export const reversed = { path: ["to"], error: SHIFT_MESSAGES.reversed };
export const tooLong = { path: ["to"], error: SHIFT_MESSAGES.tooManyDays };
