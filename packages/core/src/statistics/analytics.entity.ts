import type { AnalyticsEvent } from "@tresen/contract/statistics/analytics";
import { Entity } from "electrodb";
import { connection, custom, model, optionalNumber, primaryKey, text } from "../platform/db";

/**
 * Counts one kind of visitors' events on one UTC day at one branch, `-` without a branch: by versions before 1.7.2, until
 * it expires. Migration 12 takes it over.
 */
export const AnalyticsEntity = new Entity(
  {
    model: model("analytics"),
    attributes: {
      day: text,
      event: { type: custom<AnalyticsEvent>("string"), required: true },
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
