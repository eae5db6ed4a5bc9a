import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../platform/db";

/** A migration that has come to its end on this table. */
export const MigrationEntity = new Entity(
  {
    model: model("migration"),
    attributes: {
      /** Four digits, so that the rows stand in order. */
      number: text,
      name: text,
      finishedAt: text,
      /** What it did, for whoever reads the log. */
      summary: text,
    },
    indexes: {
      primary: primaryKey({ pk: "migration", sk: "${number}" }),
    },
  },
  connection,
);
