import type { DeliveryMethod } from "@tresen/contract/branch/branch-hours";
import { Entity } from "electrodb";
import { anything, connection, custom, flag, model, number, primaryKey, text } from "../platform/db";

/** Who said what holds in a branch right now: a member of staff, or a display of the branch. */
export interface LiveAuthor {
  kind: "staff" | "system";
  id: string;
  name: string;
}

/** A method of a branch that takes longer or is paused. The row expires with it. */
export const BusyEntity = new Entity(
  {
    model: model("busy"),
    attributes: {
      branch: text,
      method: { type: custom<DeliveryMethod>("string"), required: true },
      minutes: number,
      isPaused: flag,
      until: text,
      reason: text,
      by: { ...anything<LiveAuthor>(), required: true },
      at: text,
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "now#${branch}", sk: "busy#${method}" }) },
  },
  connection,
);
