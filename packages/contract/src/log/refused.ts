import * as z from "zod";
import { isShort } from "../statistics/statistics-query";
import { DAYS_REVERSED, TOO_MANY_DAYS } from "../statistics/statistics-query.texts";

/**
 * Requests of strangers that are counted and not logged one by one: with an unknown user name, with an unknown key, and
 * beyond a limit.
 */
export const REFUSED_KINDS = ["login", "key", "limit"] as const;
export type RefusedKind = (typeof REFUSED_KINDS)[number];

export const refusedCount = z.object({
  day: z.iso.date().meta({ description: "Der Tag in UTC" }),
  kind: z.enum(REFUSED_KINDS),
  count: z.int().min(1),
});
export type RefusedCount = z.output<typeof refusedCount>;

/** The days that are asked about, both included; without them the last 31. */
export const refusedQuery = z
  .strictObject({ from: z.iso.date().optional(), to: z.iso.date().optional() })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ["to"],
    error: DAYS_REVERSED,
  })
  .refine(({ from, to }) => from === undefined || to === undefined || isShort({ from, to }), {
    path: ["to"],
    error: TOO_MANY_DAYS,
  });
