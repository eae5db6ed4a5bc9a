import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** Counts the orders of one branch on one day of its calendar. */
export const TicketEntity = new Entity(
  {
    model: { entity: "ticket", version: "1", service: "tresen" },
    attributes: {
      branch: { type: "string", required: true },
      day: { type: "string", required: true },
      last: { type: "number" },
      expiresAt: { type: "number" },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["branch", "day"], template: "ticket#${branch}#${day}", casing: "none" },
        sk: { field: "sk", composite: [], template: "ticket", casing: "none" },
      },
    },
  },
  connection,
);
