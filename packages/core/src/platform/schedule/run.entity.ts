import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../db";

/** The last run of a scheduled function. There is one row for each, which stays as long as the table does. */
export const ScheduleRunEntity = new Entity(
  {
    model: model("schedule-run"),
    attributes: {
      name: text,
      /** When the schedule fired, by the platform's clock. */
      startedAt: text,
      /** Milliseconds. */
      took: number,
      outcome: { type: custom<"done" | "failed">("string"), required: true },
    },
    indexes: {
      primary: primaryKey({ pk: "schedule", sk: "${name}" }),
    },
  },
  connection,
);
