import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** The columns and saved views of one user for one list. */
export const ViewsEntity = new Entity(
  {
    model: model("views"),
    attributes: {
      user: text,
      resource: text,
      version: number,
      /** Missing for those of the definition. */
      columns: { type: "any" },
      views: { type: "any", required: true },
    },
    indexes: { primary: primaryKey({ pk: "view#${user}", sk: "${resource}" }) },
  },
  connection,
);
