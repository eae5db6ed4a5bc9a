import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../platform/db";

/** Counts the orders for one slot of a branch that takes only so many. */
export const SlotEntity = new Entity(
  {
    model: model("slot"),
    attributes: {
      branch: text,
      /** The slot's instant, ISO. */
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
