import type { PhoneCustomer } from "@tresen/contract/order/phone/phone-customer.view";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../../platform/db";

/** What the last orders say about a customer. */
export type CallerDetails = Omit<PhoneCustomer, "phone" | "lastOrderAt" | "orders">;

/** A phone number from which orders of a branch were placed, by which its customer is found again for a year. */
export const CallerEntity = new Entity(
  {
    model: model("caller"),
    attributes: {
      branch: text,
      /** See `lineOf`. */
      line: text,
      details: { type: custom<CallerDetails>("any"), required: true },
      /** The last orders of a year, newest first: see `noteOf`. */
      orders: { type: custom<string[]>("any"), required: true },
      /** Counts the writes, since two orders may be noted at the same moment. */
      version: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "caller#${branch}", sk: "${line}" }) },
  },
  connection,
);
