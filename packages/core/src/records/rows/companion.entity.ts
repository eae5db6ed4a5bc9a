import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** A row that stands beside a record, made by whoever finds the record by it: it has the keys that it is given. */
export const CompanionEntity = new Entity(
  {
    model: model("companion"),
    attributes: {
      pk: text,
      sk: text,
      /** Of a record that refers to many: the ids among which its reader looks. */
      targets: { type: "any" },
      /** Of a row that answers without its record. */
      holds: { type: "any" },
    },
    indexes: {
      primary: primaryKey({ pk: "${pk}", sk: "${sk}" }),
    },
  },
  connection,
);
