import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../platform/db";

/** A migration that was completed on this table. */
export const MigrationEntity = new Entity(
  {
    model: model("migration"),
    attributes: {
      /** Four digits, so that the rows are in order. */
      number: text,
      name: text,
      finishedAt: text,
      /** A sentence about what it did, for the log. */
      summary: text,
    },
    indexes: {
      primary: primaryKey({ pk: "migration", sk: "${number}" }),
    },
  },
  connection,
);
