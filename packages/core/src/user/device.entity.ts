import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** A browser in which a username was logged in to before. Only the hash of what its cookie holds is stored. */
export const DeviceEntity = new Entity(
  {
    model: { entity: "device", version: "1", service: "tresen" },
    attributes: {
      tokenHash: { type: "string", required: true },
      username: { type: "string", required: true },
      /** Seconds since 1970, the table's time to live. */
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["tokenHash"], template: "device#${tokenHash}", casing: "none" },
        sk: { field: "sk", composite: ["username"], template: "${username}", casing: "none" },
      },
    },
  },
  connection,
);
