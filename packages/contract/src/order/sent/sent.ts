import * as z from "zod";
import { unit } from "../../catalog/unit-field";
import { instant } from "../../kit/fields/instant-fields";

/** NEU, GEÄNDERT and STORNO. */
export const SENT_KINDS = ["new", "changed", "cancelled"] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Why a destination is told something: the order is begun, changed or cancelled, or staff asked for all of it again. */
export const SENT_REASONS = ["begun", "changed", "cancelled", "print"] as const;
export type SentReason = (typeof SENT_REASONS)[number];

const position = z.object({
  product: z.string(),
  name: z.string(),
  amount: z.number(),
  unit,
  parts: z.array(z.object({ name: z.string(), value: z.union([z.string(), z.array(z.string())]) })),
});

/** What a station, or the kitchen as a whole, was told of an order, oldest first. */
export const sentTo = z.object({
  /** The station's identifier; null for the kitchen as a whole. */
  station: z.string().nullable(),
  /** The name of the station. */
  name: z.string(),
  messages: z.array(
    z.object({
      /** Counts the messages of the order to this destination, from 1. Only the last ones are kept. */
      number: z.int(),
      at: instant,
      why: z.enum(SENT_REASONS),
      lines: z.array(
        position.extend({
          /** Lasting within the order. */
          line: z.string(),
          kind: z.enum(SENT_KINDS),
          /** What it was told before. */
          was: position.nullable(),
        }),
      ),
      /** The customer's comment, where all of the order is told. */
      note: z.string().optional(),
    }),
  ),
});
export type SentTo = z.output<typeof sentTo>;
