import * as z from "zod";
import { expecting } from "../schema";
import { EXPECTED_WORK_DAY } from "./instant.texts";
import { instant } from "./instant-fields";

/** The years in which working time is planned, recorded and computed. Beyond them calendars would be computed without end. */
const FIRST_YEAR = "2000";
const LAST_YEAR = "2100";

const isInYears = (text: string): boolean => text.slice(0, 4) >= FIRST_YEAR && text.slice(0, 4) <= LAST_YEAR;
/** Nothing else is checked of such a value, so that no check computes with it. */
const inYears = { error: EXPECTED_WORK_DAY, abort: true };

/** A day of working time, `2026-06-05`, in the years 2000 to 2100. */
export const workDay = z.iso.date(expecting(EXPECTED_WORK_DAY)).refine(isInYears, inYears);
/** An instant of working time, in the years 2000 to 2100. */
export const workInstant = instant.refine(isInYears, inYears);
/** A month of working time, `2026-11`, in the years 2000 to 2100. */
export const workMonth = (message: string) =>
  z
    .string()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, { error: message, abort: true })
    .refine(isInYears, { error: message, abort: true });
