import { type TransactionWrite, transactionWrites } from "../platform/db";
import { JobEntity } from "../platform/job";
import { type NewMessage, SHEET_CONFIRMED_EVENT, TIME_SHEET_EVENT, messageJob } from "../outbox";
import { findRow } from "../records/rows";
import { externalRows } from "../time-tracking";
import { userRows } from "../user";
import type { FoundSheet } from "./read";

/**
 * The job of the mail that tells somebody of their locked month with its hash, so that rewriting it is visible outside the
 * platform. None for somebody without an address.
 */
export async function lockedMail({ found, hash, at }: Told & { hash: string }): Promise<TransactionWrite[]> {
  const { month } = found;
  return mailWrites({ found, at, about: { event: TIME_SHEET_EVENT, instance: month, timeSheet: { month, hash } } });
}

/** The job of the mail that tells somebody that their month was confirmed for them. By whom and why is read when it is sent. */
export async function confirmedMail({ found, at }: Told): Promise<TransactionWrite[]> {
  const { person, month } = found;
  const confirmedSheet = { user: person.key, month, at };
  return mailWrites({ found, at, about: { event: SHEET_CONFIRMED_EVENT, instance: `${month} ${at}`, confirmedSheet } });
}

interface Told {
  found: FoundSheet;
  at: string;
}

async function mailWrites({
  found: { person },
  at: createdAt,
  about,
}: Told & { about: Pick<NewMessage, "event" | "instance" | "timeSheet" | "confirmedSheet"> }): Promise<
  TransactionWrite[]
> {
  const to = await addressOf(person);
  if (!to.includes("@")) return [];
  const job = messageJob({
    ...{ owner: person.id, side: "branch", channel: "mail", to, ...about },
    ...(person.branches[0] === undefined ? {} : { branch: person.branches[0] }),
    ...{ createdAt, at: Date.now() },
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
