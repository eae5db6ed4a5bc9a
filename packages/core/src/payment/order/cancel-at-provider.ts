import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { paymentStarter } from "..";
import { logFailure } from "../../platform/log";

/** Cancels a payment that must not be made any more, where its provider can. A failure is only logged. */
export async function cancelAtProvider({
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
    logFailure(error, { order: uid, provider });
  }
}
