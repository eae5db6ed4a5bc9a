import { Entity } from "electrodb";
import { connection } from "../../platform/db";

/**
 * Opens a page that is not public yet. Only the hash of the key is stored, so reading the table is not enough to open
 * the page.
 */
export const PreviewLinkEntity = new Entity(
  {
    model: { entity: "previewLink", version: "1", service: "tresen" },
    attributes: {
      keyHash: { type: "string", required: true },
      site: { type: "string", required: true },
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: { type: "number", required: true },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["keyHash"], template: "preview#${keyHash}", casing: "none" },
        sk: { field: "sk", composite: [], template: "preview", casing: "none" },
      },
    },
  },
  connection,
);
