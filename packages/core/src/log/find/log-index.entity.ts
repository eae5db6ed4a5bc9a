import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/**
 * An entry of the log where it is found by one of its properties, such as `branch=brn_1`. The sort key is that of the
 * entry in the index by days, from which the key of its row follows.
 */
export const LogIndexEntity = new Entity(
  {
    model: model("log-index"),
    attributes: { by: text, place: text, expiresAt: number },
    indexes: { primary: primaryKey({ pk: "log-index#${by}", sk: "${place}" }) },
  },
  connection,
);
