import type { StampingAction } from "@tresen/contract/time-tracking/activity.state";
import { DAY, type Instant } from "@tresen/contract/kit/time";
import { Entity } from "electrodb";
import { connection, custom, model, number, primaryKey, text } from "../platform/db";

/** How long a key is remembered. */
const KEY_TIME = 14 * DAY;

/**
 * That a stamping with this `Idempotency-Key` was taken, written in its transaction, or that its person has thrown it away: a repeated one changes nothing. Kept
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

/** Until when a key that is noted now is remembered, as DynamoDB's time to live. */
export function keyEnd(now: Instant): number {
  return Math.ceil((now + KEY_TIME) / 1000);
}
