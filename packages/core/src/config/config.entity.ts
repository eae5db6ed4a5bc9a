import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** The one configuration of the shop. */
export const ConfigEntity = new Entity(
  {
    model: { entity: "config", version: "1", service: "tresen" },
    attributes: {
      version: { type: "number", required: true },
      updatedAt: { type: "string", required: true },
      fields: { type: "any", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: [], template: "config", casing: "none" },
        sk: { field: "sk", composite: [], template: "config", casing: "none" },
      },
    },
  },
  connection,
);
