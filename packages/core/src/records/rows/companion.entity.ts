import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** An index row of a record, stored under the keys that it is given. */
export const CompanionEntity = new Entity(
  {
    model: model("companion"),
    attributes: {
      pk: text,
      sk: text,
      /** The ids that a record with many references refers to. */
      targets: { type: "any" },
      /** The fields of a row that is read without its record. */
      holds: { type: "any" },
    },
    indexes: {
      primary: primaryKey({ pk: "${pk}", sk: "${sk}" }),
    },
  },
  connection,
);
