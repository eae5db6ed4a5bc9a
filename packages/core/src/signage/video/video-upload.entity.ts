import { Entity } from "electrodb";
import { connection, model, number, optionalText, primaryKey, text } from "../../platform/db";

/**
 * The file of a video that a browser sends to the bucket in parts. The row is there until the file is taken in; if it
 * never is, it expires, and with it a video that has no file.
 */
export const VideoUploadEntity = new Entity(
  {
    model: model("videoUpload"),
    attributes: {
      video: text,
      /** The key of the object, another one for each file. */
      key: text,
      /** By which the bucket knows the parts. */
      uploadId: text,
      /** The size of the whole file. */
      bytes: number,
      /** Noted when the file is about to be kept, so that it is not kept for a video that never gets it. */
      sha256: optionalText,
      mimeType: { type: ["video/mp4", "video/webm"] as const },
      createdAt: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: {
      primary: primaryKey({ pk: "video-upload#${video}", sk: "upload" }),
    },
  },
  connection,
);
