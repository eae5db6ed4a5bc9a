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

/** Whether the keys of a provider move money; undefined where neither they nor the provider's address tell. */
export async function keyMode(name: OnlineMethod): Promise<"live" | "test" | undefined> {
  if (name === "mollie") return (await keysOf(name)).apiKey.startsWith("live_") ? "live" : "test";
  const { DATATRANS_ENDPOINT: endpoint } = paymentEnv;
  if (!endpoint) return "live";
  return new URL(endpoint).hostname === "api.sandbox.datatrans.com" ? "test" : undefined;
}
