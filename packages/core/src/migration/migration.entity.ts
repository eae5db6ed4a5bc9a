import { Entity } from "electrodb";
import { connection } from "../platform/db";

/** A migration that has come to its end on this table. */
export const MigrationEntity = new Entity(
  {
    model: { entity: "migration", version: "1", service: "tresen" },
    attributes: {
      /** Four digits, so that the rows stand in order. */
      number: { type: "string", required: true },
      name: { type: "string", required: true },
      finishedAt: { type: "string", required: true },
      /** What it did, for whoever reads the log. */
      summary: { type: "string", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: [], template: "migration", casing: "none" },
        sk: { field: "sk", composite: ["number"], template: "${number}", casing: "none" },
      },
    },
  },
  connection,
);
