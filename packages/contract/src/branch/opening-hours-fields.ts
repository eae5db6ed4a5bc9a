import * as z from "zod";
import { EXPECTED_CLOCK, EXPECTED_CLOSING_CLOCK } from "../kit/validation/expectation.texts";
import * as VALIDATION from "../kit/validation/validation.texts";
import { expecting } from "../kit/schema";
import { WEEKDAYS } from "../kit/time";

/** `HH:mm`. */
export const clock = z
  .string(expecting(EXPECTED_CLOCK))
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, expecting(EXPECTED_CLOCK));
/** `HH:mm`, or `24:00` for the end of the day. */
export const closingClock = z
  .string(expecting(EXPECTED_CLOSING_CLOCK))
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, expecting(EXPECTED_CLOSING_CLOCK));
export const openingHoursRule = z
  .strictObject({
    type: z.enum(["once", "daily", ...WEEKDAYS]).meta({ title: "Art" }),
    date: z.iso.date().nullish().meta({ title: "Datum" }),
    isClosed: z.boolean().default(false).meta({ title: "geschlossen" }),
    from: clock.default("00:00").meta({ title: "von" }),
    to: closingClock.default("24:00").meta({ title: "bis" }),
  })
  // Checked although the rule has other faults, so that all faults are reported at once.
  .refine((rule) => rule?.type !== "once" || (rule.date !== undefined && rule.date !== null), {
    path: ["date"],
    error: VALIDATION.blank,
    when: () => true,
  });
export const openingHours = (title: string) =>
  z.array(openingHoursRule).max(500).meta({ title, widget: "openingHours" });
