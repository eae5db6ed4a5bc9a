import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { paymentEnv } from "../platform/env";
import { keysOf } from "./configured";
import { datatransClient } from "./datatrans/client";
import { datatransStarts } from "./datatrans/starts";
import { mollieClient } from "./mollie/client";
import { mollieStarts } from "./mollie/starts";
import type { PaymentProvider } from "./provider";

export type PaymentStarter = Pick<PaymentProvider, "name" | "create" | "cancel">;

/**
 * As much of a provider as taking an order needs. What asks how payments stand, and pays back, stays out of that
 * function. @throws upstream when there are no keys for it (any more).
 */
export async function paymentStarter(name: OnlineMethod): Promise<PaymentStarter> {
  return name === "mollie"
    ? mollieStarts(mollieClient({ ...(await keysOf(name)), endpoint: paymentEnv.MOLLIE_ENDPOINT }))
    : datatransStarts(datatransClient({ ...(await keysOf(name)), endpoint: paymentEnv.DATATRANS_ENDPOINT }));
}
