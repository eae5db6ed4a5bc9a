import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/** A browser in which a username was signed in before. Only the hash of its cookie is stored. */
export const DeviceEntity = new Entity(
  {
    model: model("device"),
    attributes: {
      tokenHash: text,
      username: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "device#${tokenHash}", sk: "${username}" }),
    },
  },
  connection,
);
