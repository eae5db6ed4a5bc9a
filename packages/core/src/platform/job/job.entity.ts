import type { JobKind, JobState, JobStep, SENT_STEP } from "@tresen/contract/job/job.state";
import { Entity } from "electrodb";
import { connection, custom, indexKey, model, number, optionalText, primaryKey, text } from "../db";

export interface JobTimelineEntry {
  step: JobStep | typeof SENT_STEP;
  /** By the platform's clock, like all times in the log. */
  at: string;
  /** The administrator who decided it. */
  by?: { id: string; name: string };
  /** The request in which they decided it. */
  requestId?: string;
}

/**
 * Work to be done once, after the write that caused it. The row holds its state; queues contain only its id. A job is
 * created on condition that none with its key exists, which prevents duplicates.
 */
export const JobEntity = new Entity(
  {
    model: model("job"),
    attributes: {
      kind: { type: custom<JobKind>("string"), required: true },
      /** Identifies the cause, so that the same cause creates no second job. Contains no personal data. */
      key: text,
      state: { type: custom<JobState>("string"), required: true },
      /** The order, form or branch that it belongs to. */
      owner: text,
      /** Jobs of one group that are due together are joined into one. */
      group: optionalText,
      /** The request that caused it, for the log. */
      requestId: optionalText,
      /** The input of its executor. */
      data: { type: custom<object>("any"), required: true },
      attempts: number,
      createdAt: text,
      /** When it is due, by the machine's clock. */
      dueAt: text,
      /** When the worker's lease ends, by the machine's clock; set only while it is running. */
      leaseUntil: optionalText,
      /** When it ended, by the machine's clock. */
      endedAt: optionalText,
      /** By how many milliseconds the platform's clock was ahead when `dueAt` and `endedAt` were written. */
      dueOffset: { type: "number" },
      endOffset: { type: "number" },
      /** When somebody asked a running job to stop, by the platform's clock. It stops after the current slice. */
      stopAskedAt: optionalText,
      /** The outside service's id of the result. */
      result: optionalText,
      reason: optionalText,
      /** The steps that the log shows. A job that succeeds has none. */
      timeline: { type: custom<JobTimelineEntry[]>("any") },
      /** When a reminder or report was sent (ISO): by it the stream's reader is given the job. */
      sentAt: optionalText,
      expiresAt: number,
      /** The work list it is on, or `none`: see `worklistOf`. Stored only as the key of the index. */
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
