import * as z from "zod";
import { instant, instantOrLocal } from "../kit/fields/instant-fields";
import { id, sentLine } from "../kit/schema";
import { entered } from "./sold-out-entry";

/** A time in which a station takes no work; `station` is null for all stations of the branch. */
export const stationBlockEntry = z.object({
  ...entered,
  station: z.string().nullable(),
  from: instant,
  until: instant,
});
export type StationBlockEntry = z.output<typeof stationBlockEntry>;

/** The slots that begin and end it belong to it as a whole. */
export const newStationBlock = z.strictObject({
  branch: id,
  station: id.nullable().default(null),
  from: instantOrLocal,
  until: instantOrLocal,
  reason: sentLine(200),
});
export type NewStationBlock = z.output<typeof newStationBlock>;

/** How much the stations of a branch have to do on a day. */
export const stationLoad = z.object({
  /** Those that limit their work. */
  stations: z.array(z.object({ id: z.string(), name: z.string(), limit: z.int() })),
  /** The slots in which the branch is open, or in which there is work. */
  slots: z.array(
    z.object({
      slot: instant,
      /** In the order of `stations`. */
      stations: z.array(
        z.object({
          taken: z.int(),
          /** The part of `taken` that belongs to orders which are still to be paid online. */
          unpaid: z.int(),
          isBlocked: z.boolean(),
        }),
      ),
    }),
  ),
});
export type StationLoad = z.output<typeof stationLoad>;
