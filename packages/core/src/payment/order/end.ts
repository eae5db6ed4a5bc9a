import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { paymentStarter } from "..";
import { log } from "../../platform/log";

/** Ends a payment that nobody shall make any more, where its provider can. Without success it is just logged. */
export async function endAtProvider({
  uid,
  id,
  provider,
}: {
  uid: string;
  id: string;
  provider: OnlineMethod;
}): Promise<void> {
  try {
    await (await paymentStarter(provider)).cancel({ id, uid });
  } catch (error) {
    log.failure(error, { order: uid, provider });
  }
}
