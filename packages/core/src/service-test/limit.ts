import { HOUR, type Instant } from "@tresen/contract/kit/time";
import type { Staff } from "../platform/actor";
import { enforceRateLimit } from "../platform/throttle";

/** The rate limit per person and service: enough to try corrections one after another. */
const LIMIT = { limit: 10, window: HOUR };

/** Counts a test of a service. @throws limit */
export async function countTest({
  service,
  user,
  now,
}: {
  service: "mail" | "sms" | "payment";
  user: Staff["user"];
  now: Instant;
}): Promise<void> {
  await enforceRateLimit({ kind: `service-test-${service}`, value: user.id, ...LIMIT, now });
}
