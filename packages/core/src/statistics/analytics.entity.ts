import type { AnalyticsEvent } from "@tresen/contract/statistics/analytics";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, model, optionalNumber, primaryKey, text } from "../platform/db";

/**
 * Counts one kind of event of visitors on one UTC day at one branch, `-` where it is about none. Nothing about a
 * person.
 */
export const AnalyticsEntity = new Entity(
  {
    model: model("analytics"),
    attributes: {
      day: text,
      event: { type: CustomAttributeType<AnalyticsEvent>("string"), required: true },
      branch: text,
      count: optionalNumber,
      /** Cents. */
      value: optionalNumber,
      expiresAt: optionalNumber,
    },
    indexes: {
      primary: primaryKey({ pk: "analytics#${day}", sk: "${event}#${branch}" }),
    },
  },
  connection,
);
