import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, storageCall, text } from "../../platform/db";

/** Counts the customers of the platform. */
const CustomerNumberEntity = new Entity(
  {
    model: model("customer-number"),
    attributes: { name: text, last: optionalNumber },
    indexes: { primary: primaryKey({ pk: "customer-number", sk: "${name}" }) },
  },
  connection,
);

/** The next number of a customer, from 1. Where a customer is not stored in the end, the number is left out. */
export async function nextNumber(): Promise<number> {
  const { data } = await storageCall(() =>
    CustomerNumberEntity.update({ name: "last" }).add({ last: 1 }).go({ response: "all_new" }),
  );
  if (data.last === undefined) throw new RangeError("The counter of customers gave no number");
  return data.last;
}
