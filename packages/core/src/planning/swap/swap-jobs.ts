import type { Instant } from "@tresen/contract/kit/time";
import type { SwapReader } from "@tresen/contract/planning/swap/shift-swap.state";
import { SHIFT_SWAP_EVENT } from "../../outbox";
import type { TransactionWrite } from "../../platform/db";
import type { ShiftSwapRow } from "../swap-rows";
import { personWrites } from "../telling";

/**
 * The writes of the messages that tell people, by what they have chosen, what became of a request, to be written with
 * it. A message is composed when it is sent, and is left out if the request has another state by then.
 * @param to the ids of the users, by what they are to the request.
 */
export async function swapJobs({
  row: { id, version, branch, state },
  to,
  now,
}: {
  row: ShiftSwapRow;
  to: Partial<Record<SwapReader, readonly string[]>>;
  now: Instant;
}): Promise<TransactionWrite[]> {
  const writes = await Promise.all(
    (["asker", "asked", "decider"] as const).map(async (reader) => {
      const users = to[reader] ?? [];
      if (users.length === 0) return [];
      const told = { event: SHIFT_SWAP_EVENT, owner: id, instance: String(version), branch } as const;
      return personWrites({ ...told, swap: { state, reader }, to: users, now });
    }),
  );
  return writes.flat();
}
