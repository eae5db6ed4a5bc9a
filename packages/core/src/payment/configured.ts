import { PAYMENT_UNREACHABLE } from "@tresen/contract/payment/payment.texts";
import { ONLINE_METHODS, type OnlineMethod } from "@tresen/contract/payment/payment";
import { AppError } from "../platform/errors";
import { log } from "../platform/log";
import { type Keys, readKeys } from "./keys";

const MOLLIE_KEY = /^(?:test|live)_[A-Za-z0-9]{20,}$/;
const MERCHANT = /^\d{5,20}$/;
const SIGN_KEY = /^(?:[0-9a-fA-F]{2}){16,}$/;

/**
 * What of the keys is well-formed. The clients are made from it only where somebody pays: most functions just ask who
 * could.
 */
interface Configured {
  mollie: { apiKey: string } | null;
  datatrans: { merchantId: string; password: string } | null;
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
  const known = await configured();
  return ONLINE_METHODS.filter((name) => known[name]);
}

type ProviderKeys = Pick<Configured, "mollie" | "datatrans">;

/** The keys of one provider. @throws upstream when there are none for it (any more). */
export async function keysOf<Name extends OnlineMethod>(name: Name): Promise<NonNullable<ProviderKeys[Name]>> {
  const { [name]: keys } = await configured();
  if (!keys) throw new AppError("payment.not_configured", "upstream", PAYMENT_UNREACHABLE);
  return keys;
}

/** What Datatrans signs its webhooks with; null without it. */
export async function datatransSignKey(): Promise<string | null> {
  return (await configured()).signKey;
}

function configure(keys: Keys): Configured {
  const {
    MOLLIE_API_KEY: apiKey,
    DATATRANS_MERCHANT_ID: merchantId,
    DATATRANS_PASSWORD: password,
    DATATRANS_SIGN_KEY: signKey,
  } = keys;
  const mollie = apiKey && MOLLIE_KEY.test(apiKey) ? { apiKey } : null;
  if (!mollie) missing("mollie", apiKey ? ["MOLLIE_API_KEY is not of the form test_… or live_…"] : [], !apiKey);
  const faults = [
    ...(merchantId && MERCHANT.test(merchantId) ? [] : ["DATATRANS_MERCHANT_ID is missing or not a number"]),
    ...(password ? [] : ["DATATRANS_PASSWORD is missing"]),
    ...(signKey && SIGN_KEY.test(signKey) ? [] : ["DATATRANS_SIGN_KEY is missing or not hexadecimal"]),
  ];
  const datatrans = merchantId && password && faults.length === 0 ? { merchantId, password } : null;
  if (!datatrans) missing("datatrans", faults, !merchantId && !password && !signKey);
  return { mollie, datatrans, signKey: signKey && SIGN_KEY.test(signKey) ? signKey : null };
}

/** Never a key itself, and nothing louder than a note where somebody simply does without. */
function missing(provider: OnlineMethod, faults: readonly string[], isUnset: boolean): void {
  if (isUnset) log.info(`Online payment by ${provider} is not offered: no keys are set`);
  else log.warn(`Online payment by ${provider} is not offered: ${faults.join("; ")}`);
}
