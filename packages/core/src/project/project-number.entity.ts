import { Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../platform/db";

/** The number of the newest project. It changes in the transaction that creates a project, so that none is left out. */
export const ProjectNumberEntity = new Entity(
  {
    model: model("project-number"),
    attributes: { name: text, last: optionalNumber },
    indexes: { primary: primaryKey({ pk: "project-number", sk: "${name}" }) },
  },
  connection,
);
