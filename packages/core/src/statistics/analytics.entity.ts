import { Entity } from "electrodb";
import { connection } from "../platform/db";

/**
 * Counts one kind of event of visitors on one UTC day at one branch, `-` where it is about none. Nothing about a
 * person.
 */
export const AnalyticsEntity = new Entity(
  {
    model: { entity: "analytics", version: "1", service: "tresen" },
    attributes: {
      day: { type: "string", required: true },
      event: { type: "string", required: true },
      branch: { type: "string", required: true },
      count: { type: "number" },
      /** Cents. */
      value: { type: "number" },
      expiresAt: { type: "number" },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["day"], template: "analytics#${day}", casing: "none" },
        sk: { field: "sk", composite: ["event", "branch"], template: "${event}#${branch}", casing: "none" },
      },
    },
  },
  connection,
);
