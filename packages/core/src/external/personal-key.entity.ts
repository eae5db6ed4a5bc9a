import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../platform/db";

/**
 * The key of an external user, of which only a hash is stored. It stands beside their record, so that a new key and its
 * use give the record no other version. The record decides whether the key is good for anything.
 */
export const PersonalKeyEntity = new Entity(
  {
    model: model("personalKey"),
    attributes: {
      /** The id of the external user. */
      user: text,
      /** Counts its changes, but not its uses. */
      version: number,
      /** Missing before the first key was made, and once it is revoked. */
      secretHash: optionalText,
      hint: optionalText,
      createdAt: optionalText,
      sentAt: optionalText,
      revokedAt: optionalText,
      lastUsedAt: optionalText,
      /** Identifies the mail that was asked for last, whose job makes the next key. Gone once another key was made. */
      mail: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. Only once the external user was removed. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "personal-key#${user}", sk: "personal-key" }),
    },
  },
  connection,
);
