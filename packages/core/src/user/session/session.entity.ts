import { Entity } from "electrodb";
import type { LoginMethod } from "@tresen/contract/user/account/account";
import {
  connection,
  custom,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** A session. Only the hash of its token is stored, so reading the table is not enough to sign in. */
export const SessionEntity = new Entity(
  {
    model: model("session"),
    attributes: {
      tokenHash: text,
      /** By which it is listed and ended. Sessions from before there were ids have none. */
      id: optionalText,
      user: text,
      /** Changes with the user's password, which ends sessions of the former password. */
      credential: text,
      /** The value for the password that the user is setting in this session, so that it continues while others end. */
      nextCredential: optionalText,
      /** The ids of the user's custom roles, to be read together with the user. */
      roles: { type: "list", items: { type: "string" } },
      method: { type: custom<LoginMethod>("string") },
      /** The browser and its system, as they named themselves. */
      device: optionalText,
      /** The network address, and roughly where it is. */
      address: optionalText,
      place: optionalText,
      /** Precise to the hour. */
      lastUsedAt: optionalText,
      /** The person must set up a second factor before the session opens anything else. */
      mustProtect: { type: "boolean" },
      /** The key of the tablet on which it runs, and the version of the PIN with which it was opened. */
      tablet: optionalText,
      pin: optionalNumber,
      /** It runs on a shared tablet, though it was opened otherwise than by PIN: it opens everything, but ends when idle. */
      isShared: { type: "boolean" },
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
