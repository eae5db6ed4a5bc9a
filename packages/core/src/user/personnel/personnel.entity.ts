import type { Personnel } from "@tresen/contract/user/personnel/personnel-fields";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../../platform/db";

/**
 * What is kept about the employment of a user. It is a row of its own, so that no list, picker, log, version or export
 * contains it.
 */
export const PersonnelEntity = new Entity(
  {
    model: model("personnel"),
    attributes: {
      user: text,
      version: number,
      fields: { type: custom<Personnel>("any"), required: true },
    },
    indexes: { primary: primaryKey({ pk: "personnel#${user}", sk: "personnel" }) },
  },
  connection,
);
