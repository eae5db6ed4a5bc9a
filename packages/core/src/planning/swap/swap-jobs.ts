import type { Instant } from "@tresen/contract/kit/time";
import { SHIFT_SWAP_EVENT } from "../../outbox";
import type { TransactionWrite } from "../../platform/db";
import type { ShiftSwapRow } from "../swap-rows";
import { personWrites } from "../telling";

/**
 * The writes of the messages that tell people, by what they have chosen, what became of a request, to be written with
 * it. A message is composed when it is sent, and is left out if the request has another state by then.
 */
export function swapJobs({
  row: { id, version, branch, state },
  to,
  now,
}: {
  row: ShiftSwapRow;
  /** The ids of the users. */
  to: readonly string[];
  now: Instant;
}): Promise<TransactionWrite[]> {
  return personWrites({
    ...{ event: SHIFT_SWAP_EVENT, owner: id, instance: String(version), branch, swap: { state } },
    ...{ to, now },
  });
}
