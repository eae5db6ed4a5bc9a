import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** The key with which a user stamps their time on a phone, of which only a hash is stored: a row beside their record. */
export const TimeKeyEntity = new Entity(
  {
    model: model("timeKey"),
    attributes: {
      user: text,
      /** Counts its changes, but not its uses. */
      version: number,
      /** Missing once it is revoked. */
      secretHash: optionalText,
      hint: optionalText,
      createdAt: optionalText,
      revokedAt: optionalText,
      lastUsedAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "time-key#${user}", sk: "time-key" }) },
  },
  connection,
);
