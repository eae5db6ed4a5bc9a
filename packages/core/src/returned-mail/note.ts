import { normalizeMail } from "@tresen/contract/customer/customer-fields";
import type { ReturnSubject } from "@tresen/contract/health/returned-mail";
import { orderId } from "../order/view";
import { contactStopWrites, isAboutOrder, masked, messageOf } from "../outbox";
import { ConditionFailed, type TransactionWrite, writeTransaction } from "../platform/db";
import { type Job, findJob } from "../platform/job";
import { log } from "../platform/log";
import { reachHash } from "../privacy/begin";
import { type Returned, returnedIn, sentIn } from "./notification";
import { MailDayEntity, ReturnedMailEntity } from "./returned-mail.entity";
import { expiryOf, noteSentMail } from "./sent";

/**
 * Notes that a mail was sent, or came back from its recipients or was reported by them, and sends no advertising any more to addresses
 * that take no mails or have reported one. A notification that comes twice changes nothing.
 * @param message the text of SES.
 */
export async function noteReturnedMail({ message }: { message: string }): Promise<void> {
  const sent = sentIn(message);
  if (sent) return noteSentMail(sent);
  const returned = returnedIn(message);
  // SES also says in plain text that it has found the topic.
  if (!returned) return log.warn("mail.notice_ignored");
  const job = returned.job === undefined ? null : await findJob(returned.job);
  for (const address of returned.addresses) await noteOne({ returned, job, address });
}

async function noteOne({
  returned: { messageId, kind, at },
  job,
  address,
}: {
  returned: Returned;
  job: Job | null;
  address: string;
}): Promise<void> {
  const to = normalizeMail(address);
  const reach = reachHash({ kind: "mail", value: to });
  const now = Date.parse(at);
  const expiresAt = expiryOf(now);
  const row = { reach, messageId, kind, at, recipient: masked(to), ...aboutOf(job), expiresAt };
  const stop: TransactionWrite[] =
    kind === "transient" ? [] : contactStopWrites({ contact: to, use: "advertising", stop: true, now });
  const day = at.slice(0, 10);
  const count = kind === "complaint" ? { complained: 1 } : { returned: 1 };
  try {
    await writeTransaction({
      entities: { mails: ReturnedMailEntity, days: MailDayEntity },
      writes: ({ mails, days }) => [
        mails.create(row).commit(),
        days.update({ day }).add(count).set({ expiresAt }).commit(),
        ...stop,
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return;
  }
  log.warn("mail.returned", { mail: messageId, kind, job: job?.key });
}

/** What the mail was about, as its job says. */
function aboutOf(job: Job | null): { event?: string; resource?: ReturnSubject; subject?: string } {
  if (!job) return {};
  const { kind, owner } = job;
  if (kind !== "mail") return { event: kind, ...subjectOf(owner) };
  const message = messageOf(job);
  const about = isAboutOrder(message) ? ({ resource: "orders", subject: orderId(owner) } as const) : subjectOf(owner);
  return { event: message.event, ...about };
}

const PREFIXES = { cus_: "customers", usr_: "users", brn_: "branches" } as const;

function subjectOf(owner: string): { resource?: ReturnSubject; subject?: string } {
  const known = new Map<string, ReturnSubject>(Object.entries(PREFIXES)).get(owner.slice(0, 4));
  return known ? { resource: known, subject: owner } : {};
}
