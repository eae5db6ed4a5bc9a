import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/**
 * That a stamping with this `Idempotency-Key` was taken, written in its transaction: a repeated one changes nothing. Kept
 * for longer than a stamping may be late.
 */
export const StampingEntity = new Entity(
  {
    model: model("stamping"),
    attributes: {
      owner: text,
      key: text,
      action: { type: custom<StampingAction>("string"), required: true },
      /** Of what was stamped; missing in rows of before, which are taken as equal. */
      hash: { type: "string" },
      receivedAt: text,
      /** In seconds since 1970; DynamoDB's time to live. */
      expiresAt: number,
    },
    indexes: { primary: primaryKey({ pk: "stamping#${owner}", sk: "${key}" }) },
  },
  connection,
);
