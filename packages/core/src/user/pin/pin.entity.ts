import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * The PIN of a user for tablets, apart from their record, so that no list, log, version or export contains it. All are
 * one partition: a tablet asks who of its branch has one. A removed one leaves its version behind, so that no session of
 * it goes on with the next one.
 */
export const PinEntity = new Entity(
  {
    model: model("pin"),
    attributes: {
      user: text,
      version: number,
      /** Like that of a password. Missing after the PIN was removed, with the time. */
      hash: optionalText,
      setAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "pin", sk: "${user}" }) },
  },
  connection,
);
