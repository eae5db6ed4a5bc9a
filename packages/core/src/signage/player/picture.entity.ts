import { Entity } from "electrodb";
import { connection, model, primaryKey, text } from "../../platform/db";

/** What a TV showed when it was last asked, as its player drew it: some kilobytes, in a row of its own. */
export const TvPictureEntity = new Entity(
  {
    model: model("tvPicture"),
    attributes: {
      tv: text,
      /** A JPEG in Base64. */
      jpeg: text,
      at: text,
    },
    indexes: { primary: primaryKey({ pk: "tv#${tv}", sk: "picture" }) },
  },
  connection,
);
