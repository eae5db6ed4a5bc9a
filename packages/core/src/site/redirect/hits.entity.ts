import { Entity } from "electrodb";
import { connection, model, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/** Counts the answers with a redirect, beside its record, so that no count gives the record another version. */
export const RedirectHitsEntity = new Entity(
  {
    model: model("redirectHits"),
    attributes: {
      /** The id of the redirect. */
      redirect: text,
      hits: optionalNumber,
      lastHitAt: optionalText,
    },
    indexes: {
      primary: primaryKey({ pk: "redirect-hits#${redirect}", sk: "redirect-hits" }),
    },
  },
  connection,
);
