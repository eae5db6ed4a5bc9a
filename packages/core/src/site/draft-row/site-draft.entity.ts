import { Entity } from "electrodb";
import { anything, connection, model, number, primaryKey, text } from "../../platform/db";

/** The draft of a page beside its record. It is not part of the snapshot, so nothing that is published changes by it. */
export const SiteDraftEntity = new Entity(
  {
    model: model("siteDraft"),
    attributes: {
      site: text,
      baseVersion: number,
      updatedAt: text,
      updatedBy: text,
      revision: text,
      /** The fields as compressed JSON. */
      content: { ...anything<Uint8Array>(), required: true },
    },
    indexes: { primary: primaryKey({ pk: "site-draft#${site}", sk: "draft" }) },
  },
  connection,
);
