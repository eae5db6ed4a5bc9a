import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** A file of the bucket, and the videos that have it: whoever takes the last one away has the file removed. */
export const VideoFileEntity = new Entity(
  {
    model: model("videoFile"),
    attributes: {
      sha256: text,
      /** The key of the object. */
      key: text,
      /** The ids of the videos. DynamoDB knows no empty set, so it is missing where there are none. */
      videos: { type: "set", items: "string" },
      /** Set while the file is being removed, so that nobody counts on it. */
      isRemoving: { type: "boolean" },
    },
    indexes: {
      primary: primaryKey({ pk: "video-file#${sha256}", sk: "file" }),
    },
  },
  connection,
);
