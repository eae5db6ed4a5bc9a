import { type UploadRow, uploadRow, uploadRowKey } from "../media/upload";
import { customerMessageKeys } from "../message";
import { type OrderRow, uploadIdsOf } from "../order";
import { type CallerRow, findCallers } from "../order/phone";
import { type SentRow, readSent } from "../order/sent";
import { smsLinkKeys } from "../outbox";
import { type Item, type Key, batchRead, readPartition } from "../platform/db";
import { type Job, jobKey, jobOf } from "../platform/job";
import { type PrintJobRow, printJobsOf } from "../print/job";

/** What there is of an order beside its own row. */
export interface Belongings {
  /** Files that the customer sent. Their bytes are removed with these rows. */
  uploads: UploadRow[];
  /** What the customer was or will be told: jobs of the kinds `mail` and `sms`. */
  messages: Job[];
  /** Messages as versions before jobs stored them. */
  earlierMessages: Item[];
  printJobs: PrintJobRow[];
  /** What stations were told, with the customer's comment. */
  sent: SentRow[];
  /** What the branch knows by the phone number of the order. Later orders of the same number may have changed it. */
  callers: CallerRow[];
  /** The short link in SMS, which has a hash of the number. */
  smsLinks: Key[];
}

/** Reads all that belongs to the order. */
export async function belongingsOf(order: OrderRow): Promise<Belongings> {
  const { uid } = order;
  const ids = uploadIdsOf(order);
  const links = smsLinkKeys(order);
  const messages = customerMessageKeys(order).map(jobKey);
  const [found, earlierMessages, printJobs, sent, callers] = await Promise.all([
    batchRead([...ids.map(uploadRowKey), ...links, ...messages]),
    readPartition(`message#${uid}`),
    printJobsOf({ order: uid }),
    readSent(uid),
    findCallers(order),
  ]);
  return {
    uploads: ids.flatMap((id) => {
      const item = found(uploadRowKey(id));
      return (item && uploadRow(item)) ?? [];
    }),
    messages: messages.flatMap((key) => jobOf(found(key)) ?? []),
    earlierMessages,
    printJobs,
    sent,
    callers,
    smsLinks: links.filter(found),
  };
}
