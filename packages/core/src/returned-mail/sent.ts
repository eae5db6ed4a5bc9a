import { DAY, type Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../platform/db";
import { logFailure } from "../platform/log";
import { MailDayEntity } from "./returned-mail.entity";

/** Longer than the time of which the health page tells. */
const KEPT = 40 * DAY;

/** When what is noted now expires, in seconds. */
export function expiryOf(now: Instant): number {
  return Math.ceil((now + KEPT) / 1000);
}

/** Counts a mail that SES has accepted. A count that fails does not let the mail be sent again. */
export async function countSentMail({ now }: { now: Instant }): Promise<void> {
  const day = new Date(now).toISOString().slice(0, 10);
  try {
    await storageCall(() =>
      MailDayEntity.update({ day })
        .add({ sent: 1 })
        .set({ expiresAt: expiryOf(now) })
        .go({ response: "none" }),
    );
  } catch (error) {
    logFailure(error, { day });
  }
}
