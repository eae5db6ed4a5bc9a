import { Entity } from "electrodb";
import { connection, custom, model, optionalNumber, primaryKey, text } from "../../../platform/db";

/** Counts the pictures of one folder, or with one tag. */
export const ImagePlaceEntity = new Entity(
  {
    model: model("imagePlace"),
    attributes: {
      kind: { type: custom<"folder" | "tag">("string"), required: true },
      /** The folder's path, empty for the top, or the tag. */
      value: text,
      count: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "image-places#${kind}", sk: "=${value}" }),
    },
  },
  connection,
);
