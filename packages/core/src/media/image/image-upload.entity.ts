import { Entity } from "electrodb";
import { connection, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/**
 * A file of a picture that a browser is to send to the bucket, one for each form. The row is there until the file is
 * taken in; if it never is, it expires, and with it a picture that has no other file.
 */
export const ImageUploadEntity = new Entity(
  {
    model: model("imageUpload"),
    attributes: {
      image: text,
      /** The key of the object, another one for each form. */
      key: text,
      /** The version of the file that the picture had when the form was made; 0 for none. */
      fileVersion: optionalNumber,
      /** Why the file that arrived was not taken. */
      refusal: optionalText,
      /** Set when the picture had got another file first. */
      isLate: { type: "boolean" },
      createdAt: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "image-upload#${image}", sk: "${key}" }),
    },
  },
  connection,
);
