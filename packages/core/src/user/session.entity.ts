import { Entity } from "electrodb";
import { connection, indexKey, model, number, optionalText, primaryKey, text } from "../platform/db";

/** A session. Only the hash of its token is stored, so reading the table is not enough to sign in. */
export const SessionEntity = new Entity(
  {
    model: model("session"),
    attributes: {
      tokenHash: text,
      user: text,
      /** Changes with the user's password, which ends sessions of the former password. */
      credential: text,
      /** The value for the password that the user is setting in this session, so that it continues while others end. */
      nextCredential: optionalText,
      /** The ids of the user's custom roles, to be read together with the user. */
      roles: { type: "list", items: { type: "string" } },
      createdAt: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "session#${tokenHash}", sk: "session" }),
      ofUser: indexKey({ index: "gsi1", pk: "sessions#${user}", sk: "${tokenHash}" }),
    },
  },
  connection,
);
