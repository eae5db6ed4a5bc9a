import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** A browser in which a user is not asked for the second factor for a while. Only the hash of its cookie is stored. */
export const TrustEntity = new Entity(
  {
    model: model("trustedBrowser"),
    attributes: {
      user: text,
      tokenHash: text,
      /** For which password and authenticator app that was said. */
      credential: text,
      device: text,
      address: text,
      place: optionalText,
      createdAt: text,
      /** In milliseconds. */
      until: number,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "trusted-browser#${user}", sk: "${tokenHash}" }) },
  },
  connection,
);
