import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * A display that waits to be connected, by the code that it shows. Only the hash of its secret is stored. The key is
 * made when staff enter the code, and gets its secret part when the display asks.
 */
export const PairingEntity = new Entity(
  {
    model: model("displayPairing"),
    attributes: {
      code: text,
      secretHash: text,
      until: number,
      /** Set if a tablet asks, which gets its key in a cookie. */
      isTablet: { type: "boolean" },
      /** The id of the key, once staff have entered the code. */
      accessKey: optionalText,
      branch: optionalText,
      purpose: optionalText,
      name: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "display-pairing#${code}", sk: "display-pairing" }),
    },
  },
  connection,
);
