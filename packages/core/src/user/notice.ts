import type { AccountNotice } from "@tresen/contract/user/account/account-notice";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { messageJob } from "../outbox";
import { type Job, createJob } from "../platform/job";

/** @param to the address of the mail; the account's own by default. */
export async function mailAccount({
  notice,
  to = notice.username,
  now,
}: {
  notice: AccountNotice;
  to?: string;
  now: Instant;
}): Promise<void> {
  await createJob(accountJob({ notice, to, now }));
}

function accountJob({ notice, to, now }: { notice: AccountNotice; to: string; now: Instant }): Job {
  return messageJob({
    owner: `acc_${ulid(now)}`,
    event: notice.kind,
    side: "branch",
    channel: "mail",
    to,
    account: notice,
    createdAt: new Date(now).toISOString(),
    at: Date.now(),
  });
}
