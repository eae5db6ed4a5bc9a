import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../../platform/db";

/** A variant of an own family. All are in one partition: there are few, and lists show all of them. */
export const OwnFontEntity = new Entity(
  {
    model: model("ownFont"),
    attributes: {
      /** The family in lower case, with hyphens. */
      slug: text,
      variant: text,
      family: text,
      /** Part of the names of its files, so that another file has other names. */
      file: text,
      /** Of what browsers load, in bytes. */
      size: number,
      glyphs: number,
      /** Characters that German texts need and the font lacks. */
      missing: text,
      createdAt: text,
    },
    indexes: {
      primary: primaryKey({ pk: "own-font", sk: "${slug}#${variant}" }),
    },
  },
  connection,
);
