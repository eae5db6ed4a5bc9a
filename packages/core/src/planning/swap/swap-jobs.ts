import type { Instant } from "@tresen/contract/kit/time";
import { SHIFT_SWAP_EVENT } from "../../outbox";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { JobEntity } from "../../platform/job";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import type { ShiftSwapRow } from "../swap-rows";
import { reachOf } from "../telling/channels";
import { personJobs } from "../telling/person-jobs";

/**
 * The writes of the messages that tell people, by what they have chosen, what became of a request, to be written with
 * it. A message is composed when it is sent, and is left out if the request has another state by then.
 */
export async function swapJobs({
  row: { id, version, branch, state },
  to,
  now,
}: {
  row: ShiftSwapRow;
  /** The ids of the users. */
  to: readonly string[];
  now: Instant;
}): Promise<TransactionWrite[]> {
  const users = await findRows({ resource: userRows, ids: to });
  const reach = await reachOf([...users.values()].map(userRows.recordOf));
  const at = Date.now();
  const jobs = [...reach].flatMap(([user, reached]) =>
    personJobs({
      ...{ reached, user, event: SHIFT_SWAP_EVENT, owner: id, instance: `${user} ${String(version)}`, branch },
      ...{ swap: { user, state }, at, createdAt: new Date(now).toISOString() },
    }),
  );
  return transactionWrites({
    entities: { jobs: JobEntity },
    writes: (entities) => jobs.map((job) => entities.jobs.create(job).commit()),
  });
}
