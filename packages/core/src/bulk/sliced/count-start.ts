import { BULK_STARTS } from "@tresen/contract/bulk/bulk.limits";
import { BULK_MESSAGES } from "@tresen/contract/bulk/bulk.texts";
import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { Staff } from "../../platform/actor";
import { enforceRateLimit } from "../../platform/throttle";

/** @throws limit for a person who has started very many jobs in a short time. */
export async function countStart({ staff: { user }, now }: { staff: Staff; now: Instant }): Promise<void> {
  await enforceRateLimit({
    kind: "bulk",
    value: user.id,
    limit: BULK_STARTS.limit,
    window: BULK_STARTS.minutes * MINUTE,
    now,
    code: "bulk.throttled",
    message: BULK_MESSAGES.throttled,
  });
}
