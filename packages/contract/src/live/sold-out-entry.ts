import * as z from "zod";
import { instant, instantOrLocal } from "../kit/fields/instant-fields";
import { id, sentLine } from "../kit/schema";
import { LIVE_FAULTS } from "./live.texts";

export const shownSoldOut = z.object({
  product: z.string(),
  part: z.string().nullable(),
  option: z.string().nullable(),
  until: instant,
});
/** Who said it, when and why, for staff. */
export const entered = {
  id: z.string(),
  branch: id,
  reason: z.string(),
  by: z.object({ id: z.string(), name: z.string() }),
  at: instant,
};
export const soldOutEntry = shownSoldOut.extend({ ...entered, title: z.string() });
export type SoldOutEntry = z.output<typeof soldOutEntry>;

/** What is sold out: a product, or one of its options by the names of the step and of the option. */
export const soldOutFields = {
  product: id,
  part: z.string().max(300).nullable().default(null),
  option: z.string().max(300).nullable().default(null),
  until: instantOrLocal.optional().meta({ description: "Ohne Angabe bis zum nächsten Öffnungstag der Filiale" }),
  reason: sentLine(200),
};
export const namesOption = ({ part, option }: { part: string | null; option: string | null }): boolean =>
  (part === null) === (option === null);
export const noOption = { path: ["option"], error: LIVE_FAULTS.option };

/** What a display of the kitchen reports for its own branch. */
export const displayedSoldOut = z.strictObject(soldOutFields).refine(namesOption, noOption);
export type SoldOutRequest = z.output<typeof displayedSoldOut>;

/** The id of a stored entry: the branch and the rest of its key. */
export const byEntry = z.object({ id: z.string().regex(/^[\w-]{1,64}\.[\w-]{1,64}$/) });
