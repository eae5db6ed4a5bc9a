import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../db";

/** The recent actions of a value and their times, such as orders from one address or with one mail address. */
export const CountedActionsEntity = new Entity(
  {
    model: model("turns"),
    attributes: {
      key: text,
      /** Each entry is a time and a name, `1780677000000.K3F9…`. Storing the same entry twice counts once. */
      taken: { type: "set", items: "string" },
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "turns#${key}", sk: "turns" }),
    },
  },
  connection,
);
