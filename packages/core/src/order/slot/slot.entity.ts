import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../../platform/db";

/** Counts the orders in one slot of a branch with limited slots. */
export const SlotEntity = new Entity(
  {
    model: model("slot"),
    attributes: {
      branch: text,
      /** The start of the slot as an ISO instant. */
      slot: text,
      taken: optionalNumber,
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "slots#${branch}", sk: "${slot}" }),
    },
  },
  connection,
);

/** When a slot's counter expires, some time after its day, in seconds since 1970. */
export function slotExpiry(slot: string): number {
  return Math.floor(Date.parse(slot) / 1000) + 30 * 86_400;
}
