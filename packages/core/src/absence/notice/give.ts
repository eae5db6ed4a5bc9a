import { lapsesAhead } from "@tresen/contract/labour-law/leave/leave";
import { type Instant, addDays } from "@tresen/contract/kit/time";
import { ConditionFailed, writeTransaction } from "../../platform/db";
import { JobEntity, readJob, shownTimes } from "../../platform/job";
import { LEAVE_NOTICE_EVENT, messageJob } from "../../outbox";
import { findRows } from "../../records/rows";
import { userRows } from "../../user";
import { type Account, computedFor, readAccounts } from "../accounts";
import { readColleagues } from "../people";
import { LeaveNoticeEntity, type NoticeRow, markNoticeSent, noticesOf } from "../stored";

/** After so many days without a sent mail it is tried once more. */
const AGAIN_AFTER = 7;

/**
 * Tells everybody by mail whose leave may lapse within a year and who was not told in time yet (§ 4 Abs. 5 UrlG and § 7
 * Abs. 3 BUrlG as the courts read them), and notes which of these mails were sent: only then a notice counts. Whoever has
 * no address is told nothing, so that nothing of theirs lapses. May be repeated.
 * @returns how many mails were queued.
 */
export async function giveLeaveNotices({ now }: { now: Instant }): Promise<number> {
  const people = [...(await readColleagues()).values()];
  let given = 0;
  for (const account of await readAccounts({ people, now })) {
    const notices = await noticesOf(account.person.id);
    for (const notice of notices) await confirm(notice);
    given += await giveTo({ account, notices, now });
  }
  return given;
}

/** Notes that the mail was sent, as soon as its job has done so. */
async function confirm(notice: NoticeRow): Promise<void> {
  if (notice.sentAt !== undefined) return;
  const job = await readJob({ kind: "mail", key: notice.job });
  if (job?.state === "done") await markNoticeSent({ notice, sentAt: shownTimes(job).endedAt ?? job.createdAt });
}

async function giveTo({
  account: { person, facts },
  notices,
  now,
}: {
  account: Account;
  notices: readonly NoticeRow[];
  now: Instant;
}): Promise<number> {
  const { today } = facts;
  const isOnItsWay = (lapsesOn: string): boolean =>
    notices.some((notice) => notice.lapsesOn === lapsesOn && notice.day > addDays(today, -AGAIN_AFTER));
  const lapses = computedFor({ person, compute: () => lapsesAhead(facts) }) ?? [];
  const due = lapses.filter(
    ({ day, left, lastNotice, isNoticed }) => left > 0 && !isNoticed && today <= lastNotice && !isOnItsWay(day),
  );
  if (due.length === 0) return 0;
  const user = (await findRows({ resource: userRows, ids: [person.id] })).get(person.id);
  const { email, username } = user ? userRows.recordOf(user) : { email: "", username: "" };
  const to = email || username;
  if (!to.includes("@")) return 0;
  let given = 0;
  for (const { day: lapsesOn, left } of due) {
    const job = messageJob({
      ...{ owner: person.id, event: LEAVE_NOTICE_EVENT, side: "branch", channel: "mail", to },
      ...(person.branches[0] === undefined ? {} : { branch: person.branches[0] }),
      ...{ instance: `${lapsesOn} ${today}`, leaveNotice: { user: person.id, lapsesOn, day: today } },
      ...{ createdAt: new Date(now).toISOString(), at: Date.now() },
    });
    const row = { user: person.id, lapsesOn, day: today, left, unit: facts.unit ?? "days", job: job.key };
    try {
      await writeTransaction({
        entities: { notices: LeaveNoticeEntity, jobs: JobEntity },
        writes: (entities) => [entities.notices.create(row).commit(), entities.jobs.create(job).commit()],
      });
      given += 1;
    } catch (error) {
      // Another run was faster.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
  return given;
}
