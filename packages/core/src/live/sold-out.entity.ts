import { Entity } from "electrodb";
import { anything, connection, model, number, optionalText, primaryKey, text } from "../platform/db";
import type { LiveAuthor } from "./busy.entity";

/** A product, or one of its options, that a branch has sold out. The row expires with it. */
export const SoldOutEntity = new Entity(
  {
    model: model("soldOut"),
    attributes: {
      branch: text,
      /** A hash of what is sold out: see `soldOutKey`. */
      key: text,
      product: text,
      part: optionalText,
      option: optionalText,
      /** The names of the product and of the option at that time. */
      title: text,
      until: text,
      reason: text,
      by: { ...anything<LiveAuthor>(), required: true },
      at: text,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "now#${branch}", sk: "sold-out#${key}" }) },
  },
  connection,
);
