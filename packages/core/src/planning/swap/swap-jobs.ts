import type { Instant } from "@tresen/contract/kit/time";
import { SHIFT_SWAP_EVENT, messageJob } from "../../outbox";
import { type TransactionWrite, transactionWrites } from "../../platform/db";
import { JobEntity } from "../../platform/job";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import type { ShiftSwapRow } from "../swap-rows";

/**
 * The writes of the mails that tell people what became of a request, to be written with it. The mail is composed when it
 * is sent, and is left out if the request has another state by then.
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
  const at = Date.now();
  const jobs = [...users.values()].flatMap((row) => {
    const { id: user, email, username } = userRows.recordOf(row);
    const address = email || username;
    if (!address.includes("@")) return [];
    return messageJob({
      ...{ owner: id, event: SHIFT_SWAP_EVENT, side: "branch", channel: "mail", to: address, branch },
      ...{ instance: `${user} ${String(version)}`, swap: { user, state } },
      ...{ createdAt: new Date(now).toISOString(), at },
    });
  });
  return transactionWrites({
    entities: { jobs: JobEntity },
    writes: (entities) => jobs.map((job) => entities.jobs.create(job).commit()),
  });
}
