import type { UploadExtension } from "@tresen/contract/media/upload-types";
import { Entity } from "electrodb";
import {
  connection,
  custom,
  indexKey,
  model,
  number,
  optionalNumber,
  optionalText,
  primaryKey,
  text,
} from "../../platform/db";

/** The owner of files that no order has used yet. */
export const NO_OWNER = "none";

/** A file that a customer uploaded for an order. The bytes are in the bucket. */
export const UploadEntity = new Entity(
  {
    model: model("upload"),
    attributes: {
      id: text,
      /** Of the file, which is part of its address. */
      version: number,
      extension: { type: custom<UploadExtension>("string"), required: true },
      publicHash: text,
      mimeType: text,
      name: text,
      /** The size in bytes. */
      size: number,
      createdAt: text,
      /** Whose list it is in: the branch of the order that was last placed with it. */
      owner: optionalText,
      /** The uid of that order, its ticket number, and the step that the file answers. */
      order: optionalText,
      ticketNumber: optionalNumber,
      part: optionalText,
      /** Counts the changes by staff. Missing before the first one. */
      revision: optionalNumber,
      /** ISO, when staff changed it. */
      updatedAt: optionalText,
      /** ISO, until when staff want it kept even if no order uses it. */
      keepUntil: optionalText,
      /** Set only while no order uses the upload: when it would expire by itself, and when it does. */
      dueAt: optionalNumber,
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "upload#${id}", sk: "upload" }),
      list: indexKey({ index: "gsi1", pk: "uploads#${owner}", sk: "${createdAt}#${id}" }),
    },
  },
  connection,
);
