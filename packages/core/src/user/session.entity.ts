import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** A log-in. Only the token's hash is stored: who reads the table cannot act as anybody. */
export const SessionEntity = new Entity(
  {
    model: { entity: "session", version: "1", service: "tresen" },
    attributes: {
      tokenHash: { type: "string", required: true },
      user: { type: "string", required: true },
      /** Changes with the user's password, so that a session of the earlier one is none. */
      credential: { type: "string", required: true },
      /** Of the password that the user chose in this session: it goes on where others end. */
      nextCredential: { type: "string" },
      createdAt: { type: "string", required: true },
      /** Seconds since 1970, the table's time to live. */
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["tokenHash"], template: "session#${tokenHash}", casing: "none" },
        sk: { field: "sk", composite: [], template: "session", casing: "none" },
      },
      ofUser: {
        index: "gsi1",
        projection: "keys_only",
        pk: { field: "gsi1pk", composite: ["user"], template: "sessions#${user}", casing: "none" },
        sk: { field: "gsi1sk", composite: ["tokenHash"], template: "${tokenHash}", casing: "none" },
      },
    },
  },
  connection,
);
