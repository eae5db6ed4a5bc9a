import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * The salt of one day of a branch, or of the shop as a whole, while the day lasts. The row outlives its salt until all
 * marks that were made with it are removed.
 */
export const SaltEntity = new Entity(
  {
    model: model("visitorSalt"),
    attributes: {
      scope: text,
      day: text,
      /** 32 random bytes. */
      salt: optionalText,
      /** When the day ends. */
      endsAt: number,
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "visitor-salts", sk: "${day}#${scope}" }),
    },
  },
  connection,
);
