import { Entity } from "electrodb";
import { connection } from "../../platform/db";

/**
 * One piece of a record that is too large for a single item, of its compressed JSON. Pieces belong to one version of
 * it.
 */
export const PartEntity = new Entity(
  {
    model: { entity: "part", version: "1", service: "tresen" },
    attributes: {
      resource: { type: "string", required: true },
      id: { type: "string", required: true },
      version: { type: "number", required: true, padding: { length: 10, char: "0" } },
      index: { type: "number", required: true, padding: { length: 4, char: "0" } },
      bytes: { type: "any", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["resource", "id"], template: "part#${resource}#${id}", casing: "none" },
        sk: { field: "sk", composite: ["version", "index"], template: "${version}#${index}", casing: "none" },
      },
    },
  },
  connection,
);
