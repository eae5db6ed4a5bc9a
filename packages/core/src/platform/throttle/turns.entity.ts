import { Entity } from "electrodb";
import { connection } from "../db";

/** What was done how often and when: orders from one address, with one mail address. */
export const TurnsEntity = new Entity(
  {
    model: { entity: "turns", version: "1", service: "tresen" },
    attributes: {
      key: { type: "string", required: true },
      /** Each as its instant and a name, `1780677000000.K3F9…`: written twice it counts once. */
      taken: { type: "set", items: "string" },
      expiresAt: { type: "number" },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["key"], template: "turns#${key}", casing: "none" },
        sk: { field: "sk", composite: [], template: "turns", casing: "none" },
      },
    },
  },
  connection,
);
