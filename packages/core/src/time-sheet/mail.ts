import { type TransactionWrite, transactionWrites } from "../platform/db";
import { JobEntity } from "../platform/job";
import { TIME_SHEET_EVENT, messageJob } from "../outbox";
import { findRow } from "../records/rows";
import { externalRows } from "../time-tracking";
import { userRows } from "../user";
import type { FoundSheet } from "./read";

/**
 * The job of the mail that tells somebody of their locked month with its hash, so that rewriting it is visible outside the
 * platform. None for somebody without an address.
 */
export async function mailWrites({
  found: { person, month },
  hash,
  at: createdAt,
}: {
  found: FoundSheet;
  hash: string;
  at: string;
}): Promise<TransactionWrite[]> {
  const to = await addressOf(person);
  if (!to.includes("@")) return [];
  const job = messageJob({
    ...{ owner: person.id, event: TIME_SHEET_EVENT, side: "branch", channel: "mail", instance: month, to },
    ...(person.branches[0] === undefined ? {} : { branch: person.branches[0] }),
    ...{ timeSheet: { month, hash }, createdAt, at: Date.now() },
  });
  return transactionWrites({ entities: { jobs: JobEntity }, writes: ({ jobs }) => [jobs.create(job).commit()] });
}

async function addressOf({ id, isExternal }: FoundSheet["person"]): Promise<string> {
  if (isExternal) {
    const outside = await findRow({ resource: externalRows, id });
    return outside ? externalRows.recordOf(outside).email : "";
  }
  const row = await findRow({ resource: userRows, id });
  const { email, username } = row ? userRows.recordOf(row) : { email: "", username: "" };
  return email || username;
}
