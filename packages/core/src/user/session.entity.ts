import { Entity } from "electrodb";
import { connection, indexKey, model, number, optionalText, primaryKey, text } from "../platform/db";

/** A log-in. Only the token's hash is stored: who reads the table cannot act as anybody. */
export const SessionEntity = new Entity(
  {
    model: model("session"),
    attributes: {
      tokenHash: text,
      user: text,
      /** Changes with the user's password, so that a session of the earlier one is none. */
      credential: text,
      /** Of the password that the user chose in this session: it goes on where others end. */
      nextCredential: optionalText,
      /** The roles of the shop's own that the user had last, by their ids: read together with the user. */
      roles: { type: "list", items: { type: "string" } },
      createdAt: text,
      /** Seconds since 1970, the table's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "session#${tokenHash}", sk: "session" }),
      ofUser: indexKey({ index: "gsi1", pk: "sessions#${user}", sk: "${tokenHash}" }),
    },
  },
  connection,
);
