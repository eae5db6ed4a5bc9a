import { forgetSent } from "../order/sent";
import { removeCaller } from "../order/phone";
import { uploadRowKey } from "../media/upload";
import type { OrderRow } from "../order";
import { batchWrite } from "../platform/db";
import { jobKey } from "../platform/job";
import { removePrintJobs } from "../print/job";
import { type Belongings, belongingsOf } from "./belongings";

/**
 * Removes all that there is of an order beside its own row. Whoever reads the stream removes the bytes of files. Doing it
 * again does no harm.
 * @param order as it was before it was erased: what it says leads to the rest.
 */
export async function removeBelongings(order: OrderRow): Promise<Belongings> {
  const found = await belongingsOf(order);
  const { uploads, messages, earlierMessages, printJobs, callers, smsLinks } = found;
  await batchWrite([
    ...uploads.map(({ id }) => ({ delete: uploadRowKey(id) })),
    ...messages.map((message) => ({ delete: jobKey(message) })),
    ...[...earlierMessages, ...smsLinks].map(({ pk, sk }) => ({ delete: { pk, sk } })),
  ]);
  await removePrintJobs(printJobs);
  await forgetSent(order.uid);
  for (const caller of callers) await removeCaller(caller);
  return found;
}
