import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/**
 * Holds the place of values that occur once in a resource, and finds the record by them. Written with the record in one
 * transaction.
 */
export const UniqueEntity = new Entity(
  {
    model: model("unique"),
    attributes: {
      resource: text,
      /** The fields' names and values, joined. */
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
