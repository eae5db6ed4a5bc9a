import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../../platform/db";

/** Tells where the orders of a customer belong who was merged into another, with the number that the customer had. */
export const CustomerMergedEntity = new Entity(
  {
    model: model("customer-merged"),
    attributes: { customer: text, into: text, number: optionalNumber },
    indexes: { primary: primaryKey({ pk: "customer-merged#${customer}", sk: "customer-merged" }) },
  },
  connection,
);
