import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** Counts the orders for one slot of a branch that takes only so many. */
export const SlotEntity = new Entity(
  {
    model: { entity: "slot", version: "1", service: "tresen" },
    attributes: {
      branch: { type: "string", required: true },
      /** The slot's instant, ISO. */
      slot: { type: "string", required: true },
      taken: { type: "number" },
      expiresAt: { type: "number" },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["branch"], template: "slots#${branch}", casing: "none" },
        sk: { field: "sk", composite: ["slot"], template: "${slot}", casing: "none" },
      },
    },
  },
  connection,
);
