import type { JobKind, JobState, JobStep } from "@tresen/contract/job/job.state";
import { CustomAttributeType, Entity } from "electrodb";
import { connection, indexKey, model, number, optionalText, primaryKey, text } from "../db";

export interface JobTimelineEntry {
  step: JobStep;
  /** By the platform's clock, as all that the log tells of. */
  at: string;
  /** The administrator who decided so. */
  by?: { id: string; name: string };
}

/**
 * Something to be done once, after the write that asked for it. The row is the truth about it: queues carry only its
 * id. It is made on condition that there is none of its key, so that the key keeps it from being done twice.
 */
export const JobEntity = new Entity(
  {
    model: model("job"),
    attributes: {
      kind: { type: CustomAttributeType<JobKind>("string"), required: true },
      /** What it is about, so that the same cause makes no second job. It names nobody. */
      key: text,
      state: { type: CustomAttributeType<JobState>("string"), required: true },
      /** The order, form or branch that it belongs to. */
      owner: text,
      /** Jobs of one group that are due together are joined to one. */
      group: optionalText,
      /** What its executor needs. */
      data: { type: CustomAttributeType<object>("any"), required: true },
      attempts: number,
      createdAt: text,
      /** When it is to be done, by the machine's clock. */
      dueAt: text,
      /** Until when a worker may be at it, by the machine's clock; only while it is running. */
      leaseUntil: optionalText,
      /** When it came to its end, by the machine's clock. */
      endedAt: optionalText,
      /** What an outside service calls what was done. */
      result: optionalText,
      reason: optionalText,
      /** What the log tells of it. A job that goes well has none. */
      timeline: { type: CustomAttributeType<JobTimelineEntry[]>("any") },
      expiresAt: number,
      /** The work list it is on, or `none`: see `worklistOf`. Stored as the index's key and nowhere else. */
      worklist: { type: "string", field: "gsi2pk" },
    },
    indexes: {
      primary: primaryKey({ pk: "job#${kind}#${key}", sk: "job" }),
      newest: indexKey({ index: "gsi1", pk: "jobs", sk: "${createdAt}" }),
      work: {
        ...indexKey({ index: "gsi2", pk: "${worklist}", sk: "${dueAt}" }),
        condition: ({ worklist }) => worklist !== "none",
      },
    },
  },
  connection,
);
