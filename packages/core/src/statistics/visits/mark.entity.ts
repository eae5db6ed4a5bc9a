import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/**
 * Says that somebody has already done something in a branch, or in the shop as a whole, on one day. It contains a hash,
 * the same instant of expiry as all other marks of the day, and no time at which it was made.
 */
export const MarkEntity = new Entity(
  {
    model: model("visitorMark"),
    attributes: { scope: text, day: text, hash: text, expiresAt: number },
    indexes: {
      primary: primaryKey({ pk: "visitor#${scope}#${day}", sk: "${hash}" }),
    },
  },
  connection,
);
