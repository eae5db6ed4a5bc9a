import { Entity } from "electrodb";
import { connection, model, number, primaryKey, text } from "../platform/db";

/** How many stream records lie in the bucket of those that failed for good, as of the last look. A single row. */
export const FailedRecordsEntity = new Entity(
  {
    model: model("failed-records"),
    attributes: {
      bucket: text,
      count: number,
      /** By the platform's clock. */
      countedAt: text,
    },
    indexes: {
      primary: primaryKey({ pk: "failed-records", sk: "failed-records" }),
    },
  },
  connection,
);
