import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, primaryKey, text } from "../db";

/** Counts rate-limited attempts within a time window, such as log-ins per username or forms per network address. */
export const AttemptEntity = new Entity(
  {
    model: model("attempt"),
    attributes: {
      key: text,
      count: number,
      /** How many of these attempts have no result yet. */
      open: optionalNumber,
      /** When the window ends and counting starts again. */
      until: number,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "attempt#${key}", sk: "attempt" }),
    },
  },
  connection,
);
