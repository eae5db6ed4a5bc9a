import { DAY, type Instant } from "@tresen/contract/kit/time";
import { ConditionFailed, storageCall, writeTransaction } from "../platform/db";
import type { Sent } from "./notification";
import { MailDayEntity, SentMailEntity } from "./returned-mail.entity";

/** Longer than the time of which the health page tells. */
const KEPT = 40 * DAY;
/** Longer than a job is tried again. */
const SENT_KEPT = 7 * DAY;

/** When what is noted now expires, in seconds. */
export function expiryOf(now: Instant, kept = KEPT): number {
  return Math.ceil((now + kept) / 1000);
}

/** Notes that the mail of a job was sent, and counts it. A notification that comes twice changes nothing. */
export async function noteSentMail({ messageId, job = messageId, at }: Sent): Promise<void> {
  const now = Date.parse(at);
  try {
    await writeTransaction({
      entities: { mails: SentMailEntity, days: MailDayEntity },
      writes: ({ mails, days }) => [
        // By the machine's clock, as the jobs.
        mails.create({ job, messageId, expiresAt: expiryOf(Date.now(), SENT_KEPT) }).commit(),
        days
          .update({ day: at.slice(0, 10) })
          .add({ sent: 1 })
          .set({ expiresAt: expiryOf(now) })
          .commit(),
      ],
    });
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
  }
}

/** The id under which SES knows the mail of a job, once it has told that it was sent; null before. */
export async function findSentMail(job: string): Promise<string | null> {
  const { data } = await storageCall(() => SentMailEntity.get({ job }).go({ consistent: true }));
  return data?.messageId ?? null;
}
