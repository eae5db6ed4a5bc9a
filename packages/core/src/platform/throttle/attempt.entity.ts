import { Entity } from "electrodb";
import { connection } from "../db";

/** Counts what is limited within a stretch of time: attempts to log in by one username, forms sent from one address. */
export const AttemptEntity = new Entity(
  {
    model: { entity: "attempt", version: "1", service: "tresen" },
    attributes: {
      key: { type: "string", required: true },
      count: { type: "number", required: true },
      /** How many of these have no outcome yet. */
      open: { type: "number" },
      /** The instant at which counting starts anew. */
      until: { type: "number", required: true },
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["key"], template: "attempt#${key}", casing: "none" },
        sk: { field: "sk", composite: [], template: "attempt", casing: "none" },
      },
    },
  },
  connection,
);
