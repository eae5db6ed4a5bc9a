import { Entity } from "electrodb";
import { connection } from "../../platform/db";

/**
 * Holds the place of values that occur once in a resource, and finds the record by them. Written with the record in one
 * transaction.
 */
export const UniqueEntity = new Entity(
  {
    model: { entity: "unique", version: "1", service: "tresen" },
    attributes: {
      resource: { type: "string", required: true },
      /** The fields' names and values, joined. */
      fields: { type: "string", required: true },
      values: { type: "string", required: true },
      owner: { type: "string", required: true },
    },
    indexes: {
      primary: {
        pk: {
          field: "pk",
          composite: ["resource", "fields", "values"],
          template: "unique#${resource}#${fields}#${values}",
          casing: "none",
        },
        sk: { field: "sk", composite: [], template: "unique", casing: "none" },
      },
    },
  },
  connection,
);
