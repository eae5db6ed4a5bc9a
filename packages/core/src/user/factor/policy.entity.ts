import { Entity } from "electrodb";
import { connection, model, number, primaryKey } from "../../platform/db";

/** Which roles must sign in with a second factor: one row. */
export const PolicyEntity = new Entity(
  {
    model: model("policy"),
    attributes: {
      version: number,
      secondFactorRoles: { type: "list", items: { type: "string" }, required: true },
    },
    indexes: { primary: primaryKey({ pk: "security-policy", sk: "policy" }) },
  },
  connection,
);
