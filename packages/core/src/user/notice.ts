import type { ProtectionNotice } from "@tresen/contract/user/account/account-mail.texts";
import type { AccountNotice } from "@tresen/contract/user/account/account-notice";
import type { Instant } from "@tresen/contract/kit/time";
import { ulid } from "ulid";
import { messageJob } from "../outbox";
import { type Job, createJob } from "../platform/job";
import type { Row } from "../records/rows";
import { type Client, deviceName } from "./session";

/** Tells the owner of an account by mail what has been done to it, when, and from where. */
export async function tellOwner({
  row,
  kind,
  client: { ip, agent, place },
  now,
}: {
  row: Pick<Row, "fields">;
  kind: "newDevice" | ProtectionNotice;
  client: Client;
  now: Instant;
}): Promise<void> {
  const seen = { at: new Date(now).toISOString(), device: deviceName(agent), address: ip, place };
  await mailAccount({ notice: { kind, username: String(row.fields.username), seen }, now });
}

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
