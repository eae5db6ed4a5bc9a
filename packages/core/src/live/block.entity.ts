import { Entity } from "electrodb";
import { anything, connection, model, number, optionalText, primaryKey, text } from "../platform/db";
import type { LiveAuthor } from "./busy.entity";

/** A time in which a station of a branch, or all of them, take no work. The row expires with it. */
export const BlockEntity = new Entity(
  {
    model: model("block"),
    attributes: {
      branch: text,
      key: text,
      /** Missing for all stations. */
      station: optionalText,
      from: text,
      until: text,
      reason: text,
      by: { ...anything<LiveAuthor>(), required: true },
      at: text,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "now#${branch}", sk: "block#${key}" }) },
  },
  connection,
);
