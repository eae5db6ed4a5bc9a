import { Entity } from "electrodb";
import { anything, connection, model, number, optionalText, primaryKey, text } from "../platform/db";

/** An activity that somebody has removed, as it was then: it counts nowhere, and stays as evidence. */
export const VoidedActivityEntity = new Entity(
  {
    model: model("voidedActivity"),
    attributes: {
      owner: text,
      id: text,
      version: number,
      fields: { ...anything<Record<string, unknown>>(), required: true },
      /** ISO. */
      voidedAt: text,
      /** The id of the user. */
      voidedBy: optionalText,
      /** Absent where it was removed without one. */
      reason: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "voided-activity#${owner}", sk: "${id}" }) },
  },
  connection,
);
