import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { CustomAttributeType, Entity } from "electrodb";
import { connection } from "../../platform/db";

/** A file that a customer sent for an order; the file itself is in the bucket. */
export const UploadEntity = new Entity(
  {
    model: { entity: "upload", version: "1", service: "tresen" },
    attributes: {
      id: { type: "string", required: true },
      version: { type: "number", required: true },
      extension: { type: CustomAttributeType<UploadExtension>("string"), required: true },
      publicHash: { type: "string", required: true },
      mimeType: { type: "string", required: true },
      name: { type: "string", required: true },
      /** Bytes. */
      size: { type: "number", required: true },
      createdAt: { type: "string", required: true },
      /** The number of the order that was last placed with it. */
      order: { type: "string" },
      /** Only as long as no order uses it. */
      expiresAt: { type: "number" },
    },
    indexes: {
      primary: {
        pk: { field: "pk", composite: ["id"], template: "upload#${id}", casing: "none" },
        sk: { field: "sk", composite: [], template: "upload", casing: "none" },
      },
    },
  },
  connection,
);
