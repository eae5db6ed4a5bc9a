import type { Periods, RetentionKind } from "@tresen/contract/privacy/retention/retention-kinds";
import { Entity } from "electrodb";
import { anything, connection, model, optionalNumber, optionalText, primaryKey } from "../../platform/db";

/** What was removed in a run that came to its end. */
export interface LastRun {
  day: string;
  endedAt: string;
  removed: Record<RetentionKind, number>;
}

/** The periods that somebody confirmed, and how far the orders of each branch have been gone through. */
export const RetentionEntity = new Entity(
  {
    model: model("retention"),
    attributes: {
      /** Counts the confirmations. */
      version: optionalNumber,
      confirmed: anything<Periods>(),
      confirmedAt: optionalText,
      lastRun: anything<LastRun>(),
      /** By branch the place of the last order up to which none is left to be erased. */
      doneUntil: anything<Record<string, string>>(),
    },
    indexes: { primary: primaryKey({ pk: "retention", sk: "retention" }) },
  },
  connection,
);
