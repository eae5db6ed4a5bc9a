import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../db";

/** What was done how often and when: orders from one address, with one mail address. */
export const TurnsEntity = new Entity(
  {
    model: model("turns"),
    attributes: {
      key: text,
      /** Each as its instant and a name, `1780677000000.K3F9…`: written twice it counts once. */
      taken: { type: "set", items: "string" },
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "turns#${key}", sk: "turns" }),
    },
  },
  connection,
);
