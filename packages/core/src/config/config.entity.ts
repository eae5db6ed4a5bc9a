import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/** The one configuration of the shop. */
export const ConfigEntity = new Entity(
  {
    model: model("config"),
    attributes: {
      version: number,
      updatedAt: text,
      fields: { type: custom<Record<string, unknown>>("any"), required: true },
    },
    indexes: {
      primary: primaryKey({ pk: "config", sk: "config" }),
    },
  },
  connection,
);
