import type { ImageRef } from "@tresen/contract/media/image-fields";
import { Entity } from "electrodb";
import { connection, custom, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/**
 * A file of a picture that will be removed: one that is being written until its record names it, one that another file
 * has replaced, or that of a removed picture. The record names the current file.
 */
export const ImageFileEntity = new Entity(
  {
    model: model("imageFile"),
    attributes: {
      image: text,
      /** The version of the file in nine digits, so that rows are in order. */
      place: text,
      extension: { type: custom<ImageRef["extension"]>("string"), required: true },
      mimeType: text,
      width: optionalNumber,
      height: optionalNumber,
      /** In bytes. */
      size: optionalNumber,
      digest: text,
      createdAt: text,
      /** When the picture was removed. Then the file is hidden. */
      removedAt: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "image-file#${image}", sk: "${place}" }),
    },
  },
  connection,
);
