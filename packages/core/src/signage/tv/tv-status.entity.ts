import type { TvReport } from "@tresen/contract/signage/tv/tv.status";
import { Entity } from "electrodb";
import { anything, connection, model, optionalText, primaryKey, text } from "../../platform/db";

/**
 * What a TV last told of itself. It is no part of the record, so that reports make no conflict with those who edit it,
 * and no entry in the log.
 */
export const TvStatusEntity = new Entity(
  {
    model: model("tvStatus"),
    attributes: {
      tv: text,
      /** ISO. */
      lastSeenAt: text,
      report: anything<TvReport>(),
      /** When the last drawing of its screen arrived, which is in a row of its own. */
      pictureAt: optionalText,
    },
    indexes: { primary: primaryKey({ pk: "tv#${tv}", sk: "status" }) },
  },
  connection,
);
