import { Entity } from "electrodb";
import { connection, indexKey, model, primaryKey, text } from "../../platform/db";

/**
 * Marks an open order whose money has to be looked after. The order itself is on its desk's work list, and can be on
 * one only; this row puts it on the payments' as well.
 */
export const MoneyDueEntity = new Entity(
  {
    model: model("moneyDue"),
    attributes: { uid: text, createdAt: text, worklist: { type: "string", field: "gsi2pk", required: true } },
    indexes: {
      primary: primaryKey({ pk: "order#${uid}", sk: "money" }),
      work: indexKey({ index: "gsi2", pk: "${worklist}", sk: "${createdAt}#${uid}" }),
    },
  },
  connection,
);
