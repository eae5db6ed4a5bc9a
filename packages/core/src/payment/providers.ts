import type { OnlineMethod } from "@tresen/contract/payment/payment";
import { paymentEnv } from "../platform/env";
import { keysOf } from "./configured";
import { datatransProvider } from "./datatrans/provider";
import { mollieProvider } from "./mollie/provider";
import type { PaymentProvider } from "./provider";

/** The adapter of a provider. @throws upstream when it has no keys. */
export async function paymentProvider(name: OnlineMethod): Promise<PaymentProvider> {
  return name === "mollie"
    ? mollieProvider({ ...(await keysOf(name)), endpoint: paymentEnv.MOLLIE_ENDPOINT })
    : datatransProvider({ ...(await keysOf(name)), endpoint: paymentEnv.DATATRANS_ENDPOINT });
}
