import type { Instant } from "@tresen/contract/kit/time";
import { type Executor, runJobs } from "../src/platform/job";

/**
 * Executes one job as the function of its kind does.
 * @param at by the machine's clock. @param now by the platform's clock.
 * @throws when its row could not be read or written.
 */
export async function runJob({
  id,
  executor,
  at = Date.now(),
  now = at,
}: {
  id: string;
  executor: Executor;
  at?: number;
  now?: Instant;
}): Promise<void> {
  const [outcome] = await runJobs({ tasks: [{ id, now }], executor, at });
  if (outcome?.status === "rejected") throw outcome.reason;
}
