import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/**
 * Reserves values that must be unique in a resource, and finds the record that has them. Written in the record's
 * transaction.
 */
export const UniqueEntity = new Entity(
  {
    model: model("unique"),
    attributes: {
      resource: text,
      /** The names and values of the fields, joined. */
      fields: text,
      values: text,
      owner: text,
    },
    indexes: {
      primary: primaryKey({ pk: "unique#${resource}#${fields}#${values}", sk: "unique" }),
    },
  },
  connection,
);
