import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, primaryKey, text } from "../db";

/** Counts what is limited within a stretch of time: attempts to log in by one username, forms sent from one address. */
export const AttemptEntity = new Entity(
  {
    model: model("attempt"),
    attributes: {
      key: text,
      count: number,
      /** How many of these have no outcome yet. */
      open: optionalNumber,
      /** The instant at which counting starts anew. */
      until: number,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "attempt#${key}", sk: "attempt" }),
    },
  },
  connection,
);
