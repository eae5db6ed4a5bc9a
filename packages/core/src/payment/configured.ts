import { MESSAGES } from "@tresen/contract/messages";
import type { OnlineMethod } from "@tresen/contract/payment";
import { env } from "../env";
import { AppError } from "../errors";
import { log } from "../log";
import { datatransProvider } from "./datatrans";
import { type Keys, readKeys } from "./keys";
import { mollieProvider } from "./mollie";
import type { PaymentProvider } from "./provider";

const MOLLIE_KEY = /^(?:test|live)_[A-Za-z0-9]{20,}$/;
const MERCHANT = /^\d{5,20}$/;
const SIGN_KEY = /^(?:[0-9a-fA-F]{2}){16,}$/;

interface Configured {
  providers: ReadonlyMap<OnlineMethod, PaymentProvider>;
  signKey: string | null;
}

let reading: Promise<Configured> | null = null;

function configured(): Promise<Configured> {
  reading ??= readKeys().then(configure);
  // Keys that could not be read are read again with the next call.
  reading.catch(() => (reading = null));
  return reading;
}

/** The methods for which there are well-formed keys. Says once and plainly in the log which are not, and why. */
export async function configuredProviders(): Promise<OnlineMethod[]> {
  return [...(await configured()).providers.keys()];
}

/** @throws upstream when there are no keys for it (any more). */
export async function paymentProvider(name: OnlineMethod): Promise<PaymentProvider> {
  const provider = (await configured()).providers.get(name);
  if (!provider) throw new AppError("payment.not_configured", "upstream", MESSAGES.paymentUnreachable);
  return provider;
}

/** What Datatrans signs its webhooks with; null without it. */
export async function datatransSignKey(): Promise<string | null> {
  return (await configured()).signKey;
}

function configure(keys: Keys): Configured {
  const providers = new Map<OnlineMethod, PaymentProvider>();
  const { MOLLIE_API_KEY: apiKey, DATATRANS_MERCHANT_ID: merchantId, DATATRANS_PASSWORD: password, DATATRANS_SIGN_KEY: signKey } = keys;
  if (apiKey && MOLLIE_KEY.test(apiKey)) providers.set("mollie", mollieProvider({ apiKey, endpoint: env.MOLLIE_ENDPOINT }));
  else missing("mollie", apiKey ? ["MOLLIE_API_KEY is not of the form test_… or live_…"] : [], !apiKey);
  const faults = [
    ...(merchantId && MERCHANT.test(merchantId) ? [] : ["DATATRANS_MERCHANT_ID is missing or not a number"]),
    ...(password ? [] : ["DATATRANS_PASSWORD is missing"]),
    ...(signKey && SIGN_KEY.test(signKey) ? [] : ["DATATRANS_SIGN_KEY is missing or not hexadecimal"]),
  ];
  if (merchantId && password && faults.length === 0) providers.set("datatrans", datatransProvider({ merchantId, password, endpoint: env.DATATRANS_ENDPOINT }));
  else missing("datatrans", faults, !merchantId && !password && !signKey);
  return { providers, signKey: signKey && SIGN_KEY.test(signKey) ? signKey : null };
}

/** Never a key itself, and nothing louder than a note where somebody simply does without. */
function missing(provider: OnlineMethod, faults: readonly string[], isUnset: boolean): void {
  if (isUnset) log.info(`Online payment by ${provider} is not offered: no keys are set`);
  else log.warn(`Online payment by ${provider} is not offered: ${faults.join("; ")}`);
}
