import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/**
 * An order that belongs to no customer although it says how somebody is reached: it was turned away, never paid, names
 * nobody, or is older than customers. By these rows the erasure of a person finds it.
 */
export const UnassignedOrderEntity = new Entity(
  {
    model: model("unassigned-order"),
    attributes: {
      /** See `reachHashesOf`. */
      reach: text,
      uid: text,
      createdAt: text,
    },
    indexes: { primary: primaryKey({ pk: "unassigned-order#${reach}", sk: "${uid}" }) },
  },
  connection,
);
