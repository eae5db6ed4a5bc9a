import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { Entity } from "electrodb";
import { connection, custom, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** A file that a customer uploaded for an order. The bytes are in the bucket. */
export const UploadEntity = new Entity(
  {
    model: model("upload"),
    attributes: {
      id: text,
      version: number,
      extension: { type: custom<UploadExtension>("string"), required: true },
      publicHash: text,
      mimeType: text,
      name: text,
      /** The size in bytes. */
      size: number,
      createdAt: text,
      /** The uid of the order that was last placed with it. */
      order: optionalText,
      /** Set only while no order uses the upload. */
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "upload#${id}", sk: "upload" }),
    },
  },
  connection,
);
