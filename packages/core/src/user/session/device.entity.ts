import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** A browser in which a username was signed in before. Only the hash of its cookie is stored. */
export const DeviceEntity = new Entity(
  {
    model: model("device"),
    attributes: {
      tokenHash: text,
      username: text,
      /** Until when no second factor is asked for here, in milliseconds, and for which password that was said. */
      trustedUntil: optionalNumber,
      trustedFor: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "device#${tokenHash}", sk: "${username}" }),
    },
  },
  connection,
);
