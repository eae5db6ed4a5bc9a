import { Entity } from "electrodb";
import { anything, connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/** A passkey of a user: what the platform checks signatures with. The key itself never leaves the person's device. */
export const PasskeyEntity = new Entity(
  {
    model: model("passkey"),
    attributes: {
      user: text,
      /** Of the credential, as the browser names it. */
      id: text,
      name: text,
      /** Base64url. */
      publicKey: text,
      /** How often it was used, where the device counts. */
      counter: number,
      transports: anything<string[]>(),
      createdAt: text,
      lastUsedAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "passkey#${user}", sk: "${id}" }) },
  },
  connection,
);
