import { Entity } from "electrodb";
import { connection, model, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/**
 * The authenticator app of a user, and their recovery codes. Kept apart from the user's record, so that no list, log,
 * version or export contains it.
 */
export const AuthenticatorEntity = new Entity(
  {
    model: model("authenticator"),
    attributes: {
      user: text,
      /** Base32. */
      secret: text,
      createdAt: text,
      /** Missing until the first code was right. Before that no code is asked for. */
      confirmedAt: optionalText,
      /** The last 30 seconds of which a code was used, so that none is used twice. */
      lastStep: optionalNumber,
      /** Hashes of the recovery codes that were not used. */
      recovery: { type: "set", items: "string" },
    },
    indexes: { primary: primaryKey({ pk: "authenticator#${user}", sk: "authenticator" }) },
  },
  connection,
);
