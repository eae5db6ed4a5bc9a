import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { type TransactionWrite, transactionWrites } from "../platform/db";
import { JobEntity } from "../platform/job";
import { type NewMessage, SHEET_CONFIRMED_EVENT, TIME_NEWS_EVENT, TIME_SHEET_EVENT, messageJob } from "../outbox";
import { personWrites } from "../planning/telling";
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

/**
 * The messages that tell somebody by their chosen ways that somebody else opened their month again, or corrected something
 * in it. External people have chosen nothing and confirm nothing.
 */
export async function sheetNews({
  found: { person, month, row },
  asked: { actor, now },
  news,
}: {
  found: FoundSheet;
  asked: { actor: Actor; now: Instant };
  news: "reopened" | "sheetCorrected";
}): Promise<TransactionWrite[]> {
  const by = requireStaff(actor).user.id;
  const [branch] = person.branches;
  if (person.isExternal || person.id === by) return [];
  const at = new Date(now).toISOString();
  const request = { about: "timeNews", news, user: person.id, by, at, months: [month] } as const;
  const told = {
    event: TIME_NEWS_EVENT,
    owner: `${person.id}-${month}`,
    instance: `${news} ${row?.version ?? 0}`,
    request,
  } as const;
  return personWrites({ ...told, branch, to: [person.id], now });
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
