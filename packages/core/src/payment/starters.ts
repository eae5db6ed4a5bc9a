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
 * The part of a provider's adapter that creating an order needs. The rest, which reads states and refunds, is not
 * bundled into that function.
 * @throws upstream when the provider has no keys.
 */
export async function paymentStarter(name: OnlineMethod): Promise<PaymentStarter> {
  return name === "mollie"
    ? mollieStarts(mollieClient({ ...(await keysOf(name)), endpoint: paymentEnv.MOLLIE_ENDPOINT }))
    : datatransStarts(datatransClient({ ...(await keysOf(name)), endpoint: paymentEnv.DATATRANS_ENDPOINT }));
}
