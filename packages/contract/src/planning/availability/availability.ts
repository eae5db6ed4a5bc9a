import * as z from "zod";
import { prose } from "../../kit/schema";
import type { LocalDate } from "../../kit/time";
import { weekdayNumber } from "../planner/weekday";
import { AVAILABILITY_MESSAGES as MESSAGES } from "./availability.texts";

/** When somebody would like to work, or cannot: on each such weekday (1 for Monday to 7 for Sunday), or on one day. */
export const wish = z
  .strictObject({
    weekday: z.int().min(1).max(7).nullable(),
    day: z.iso.date().nullable(),
    isAvailable: z.boolean(),
    note: prose("", 200).default(""),
  })
  .refine(({ weekday, day }) => (weekday === null) !== (day === null), { path: ["day"], error: MESSAGES.one });
export type Wish = z.output<typeof wish>;

const wishes = z.array(wish).max(100);

/** The wishes of a person, with the version that a change is based on: 0 while nothing is stored. */
export const availability = z.object({ version: z.int().min(0), wishes });
export type Availability = z.output<typeof availability>;

export const availabilityInput = z
  .strictObject({ version: z.int().min(0), wishes })
  .refine(({ wishes: all }) => new Set(all.map(({ weekday, day }) => day ?? String(weekday))).size === all.length, {
    path: ["wishes"],
    error: MESSAGES.repeated,
  });
export type AvailabilityInput = z.output<typeof availabilityInput>;

/** What somebody wishes for a day: what they said of the day itself, else of its weekday. */
export function wishOn({ wishes: all, day }: { wishes: readonly Wish[]; day: LocalDate }): Wish | null {
  return all.find((one) => one.day === day) ?? all.find(({ weekday }) => weekday === weekdayNumber(day)) ?? null;
}
