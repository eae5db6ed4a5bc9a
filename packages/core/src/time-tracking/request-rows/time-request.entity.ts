import type { TimeRequestState } from "@tresen/contract/time-tracking/request/time-request";
import { Entity, type EntityItem } from "electrodb";
import { connection, custom, model, number, optionalNumber, optionalText, primaryKey, text } from "../../platform/db";

/**
 * That somebody asks for a correction of their recorded time. All are one partition, which managers and people read whole:
 * there are few, and decided ones go after some months. Of what was accepted the activity itself keeps the correction.
 */
export const TimeRequestEntity = new Entity(
  {
    model: model("timeRequest"),
    attributes: {
      id: text,
      /** See `ownerKey`. */
      owner: text,
      branch: text,
      /** Absent for time that was not recorded at all. */
      activity: optionalText,
      /** Of the activity when it was asked: what was changed since then is not overwritten. */
      version: number,
      startedAt: text,
      endedAt: text,
      breaks: { type: custom<readonly { startedAt: string; endedAt: string }[]>("any"), required: true },
      kind: optionalText,
      reason: text,
      state: { type: custom<TimeRequestState>("string"), required: true },
      askedAt: text,
      decidedAt: optionalText,
      /** The id of the user. */
      decidedBy: optionalText,
      answer: optionalText,
      /** In seconds since 1970; DynamoDB's time to live. Of decided ones alone. */
      expiresAt: optionalNumber,
    },
    indexes: { primary: primaryKey({ pk: "time-request", sk: "${id}" }) },
  },
  connection,
);

export type TimeRequestRow = EntityItem<typeof TimeRequestEntity>;
