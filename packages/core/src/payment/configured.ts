import { PAYMENT_UNREACHABLE } from "@tresen/contract/payment/payment.texts";
import { ONLINE_METHODS, type OnlineMethod } from "@tresen/contract/payment/payment";
import { AppError } from "../platform/errors";
import { log } from "../platform/log";
import { type Keys, readKeys } from "./keys";

const MOLLIE_KEY = /^(?:test|live)_[A-Za-z0-9]{20,}$/;
const MERCHANT = /^\d{5,20}$/;
const SIGN_KEY = /^(?:[0-9a-fA-F]{2}){16,}$/;

/**
 * The valid keys. Clients are created from them only when needed, since most functions only ask which methods are
 * configured.
 */
interface Configured {
  mollie: { apiKey: string } | null;
  datatrans: { merchantId: string; password: string } | null;
  signKey: string | null;
}

let reading: Promise<Configured> | null = null;

function configured(): Promise<Configured> {
  reading ??= readKeys().then(configure);
  // If reading the keys failed, the next call reads them again.
  reading.catch(() => (reading = null));
  return reading;
}

/** The payment methods with valid keys. Logs once which keys are invalid, and why. */
export async function configuredProviders(): Promise<OnlineMethod[]> {
  const known = await configured();
  return ONLINE_METHODS.filter((name) => known[name]);
}

type ProviderKeys = Pick<Configured, "mollie" | "datatrans">;

/** The keys of one provider. @throws upstream when it has none. */
export async function keysOf<Name extends OnlineMethod>(name: Name): Promise<NonNullable<ProviderKeys[Name]>> {
  const { [name]: keys } = await configured();
  if (!keys) throw new AppError("payment.not_configured", "upstream", PAYMENT_UNREACHABLE);
  return keys;
}

/** The key with which Datatrans signs its webhooks; null without one. */
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

/** Logs missing or invalid keys, never a key itself. A provider without any keys is only a note. */
function missing(provider: OnlineMethod, faults: readonly string[], isUnset: boolean): void {
  if (isUnset) log.info(`Online payment by ${provider} is not offered: no keys are set`);
  else log.warn(`Online payment by ${provider} is not offered: ${faults.join("; ")}`);
}
