import { type LocalDate, WEEKDAYS, weekdayOf } from "../../kit/time";

/** 1 for Monday to 7 for Sunday. */
export const weekdayNumber = (day: LocalDate): number => WEEKDAYS.indexOf(weekdayOf(day)) || 7;
