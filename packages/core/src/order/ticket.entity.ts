import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../platform/db";

/** Counts the orders of one branch on one day of its calendar. */
export const TicketEntity = new Entity(
  {
    model: model("ticket"),
    attributes: {
      branch: text,
      day: text,
      last: optionalNumber,
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "ticket#${branch}#${day}", sk: "ticket" }),
    },
  },
  connection,
);
