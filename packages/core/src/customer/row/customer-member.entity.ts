import { Entity } from "electrodb";
import { connection, custom, model, primaryKey, text } from "../../platform/db";

/**
 * Leads from a branch or a tag to its customers, like an index row: whoever reads it reads the customer too, so a row
 * that is outdated does no harm.
 */
export const CustomerMemberEntity = new Entity(
  {
    model: model("customer-member"),
    attributes: {
      field: { type: custom<"branches" | "tags">("string"), required: true },
      value: text,
      customer: text,
    },
    indexes: { primary: primaryKey({ pk: "customer-member#${field}=${value}", sk: "${customer}" }) },
  },
  connection,
);
