import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** A file that a customer sent for an order; the file itself is in the bucket. */
export const UploadEntity = new Entity(
  {
    model: model("upload"),
    attributes: {
      id: text,
      version: number,
      extension: { type: CustomAttributeType<UploadExtension>("string"), required: true },
      publicHash: text,
      mimeType: text,
      name: text,
      /** Bytes. */
      size: number,
      createdAt: text,
      /** The number of the order that was last placed with it. */
      order: optionalText,
      /** Only as long as no order uses it. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "upload#${id}", sk: "upload" }),
    },
  },
  connection,
);
