import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** Tells where the orders of a customer belong who was merged into another. */
export const CustomerMergedEntity = new Entity(
  {
    model: model("customer-merged"),
    attributes: { customer: text, into: text },
    indexes: { primary: primaryKey({ pk: "customer-merged#${customer}", sk: "customer-merged" }) },
  },
  connection,
);
