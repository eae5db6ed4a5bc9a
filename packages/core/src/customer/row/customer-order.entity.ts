import { Entity } from "electrodb";
import { anything, connection, flag, indexKey, model, number, primaryKey, text } from "../../platform/db";

/** Which customer an order belongs to, and what it counts there. It says nothing of the person. */
export const CustomerOrderEntity = new Entity(
  {
    model: model("customer-order"),
    attributes: {
      uid: text,
      customer: text,
      branch: text,
      createdAt: text,
      /** The version of the order that `gross` and `isCounted` follow from. */
      version: number,
      /** Cents; 0 when the order does not count. */
      gross: number,
      isCounted: flag,
      /** The ids of other customers whom the order fits as well. */
      alike: anything<string[]>(),
    },
    indexes: {
      primary: primaryKey({ pk: "customer-order#${uid}", sk: "customer-order" }),
      history: indexKey({ index: "gsi1", pk: "customer-orders#${customer}", sk: "${createdAt}#${uid}" }),
    },
  },
  connection,
);
