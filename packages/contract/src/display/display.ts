import * as z from "zod";
import { partValue } from "../order/order";
import { preparationStep } from "../order/preparation/preparation";
import { unit } from "../catalog/unit-field";
import { instant } from "../kit/fields/instant-fields";

/** A number on the guests' board, and nothing else about the order. */
export const boardEntry = z.object({
  ticketNumber: z.int(),
  state: z.enum(["preparing", "ready"]),
  since: instant,
});
export type BoardEntry = z.output<typeof boardEntry>;

/** A position as the kitchen needs it. */
export const kitchenItem = z.object({
  line: z.string(),
  product: z.string(),
  name: z.string(),
  amount: z.number(),
  unit,
  parts: z.array(
    z.object({
      name: z.string(),
      value: partValue,
      /** Whether the value names options that the product has now, which can be sold out. */
      isChoice: z.boolean(),
    }),
  ),
  allergens: z.array(z.string()),
  /** Where it is prepared; `[null]` where the branch has no stations for it. */
  stations: z.array(z.string().nullable()),
  preparation: z.array(preparationStep),
  /** How the position differs from what was ordered at first. */
  change: z.enum(["new", "changed", "removed"]).nullable(),
});
export type KitchenItem = z.output<typeof kitchenItem>;

/** A station of the branch; positions name it by its identifier. */
export const kitchenStation = z.object({ identifier: z.string(), name: z.string(), colour: z.string().nullable() });
export type KitchenStation = z.output<typeof kitchenStation>;

/** An order as the kitchen sees it: no phone number, no mail address, no address and no payment. */
export const kitchenOrder = z.object({
  uid: z.string(),
  ticketNumber: z.int(),
  state: z.enum(["confirmed", "inDelivery"]),
  method: z.enum(["takeaway", "delivery", "dineIn"]),
  table: z.string().nullable(),
  /** The agreed time; null for as soon as possible. */
  appointment: instant.nullable(),
  confirmedAt: instant,
  /** When it has to be begun. Until then it stands under „Später“. */
  beginsAt: instant,
  /** Of the branch, whose clock the kitchen reads. Many displays are set to another. */
  timeZone: z.string(),
  comment: z.string(),
  isChanged: z.boolean(),
  preparedAt: instant.nullable(),
  items: z.array(kitchenItem),
});
export type KitchenOrder = z.output<typeof kitchenOrder>;
