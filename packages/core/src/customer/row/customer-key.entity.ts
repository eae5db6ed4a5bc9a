import { Entity } from "electrodb";
import { connection, custom, model, primaryKey, text } from "../../platform/db";

/**
 * A mail address or phone number by which orders find their customer, written in the customer's transaction. `name` says
 * whose orders: see `keyName` and `splitName`.
 */
export const CustomerKeyEntity = new Entity(
  {
    model: model("customer-key"),
    attributes: {
      kind: { type: custom<"mail" | "phone">("string"), required: true },
      value: text,
      name: text,
      owner: text,
    },
    indexes: { primary: primaryKey({ pk: "customer-key#${kind}#${value}", sk: "${name}" }) },
  },
  connection,
);
