import { UNKNOWN_ERROR } from "@tresen/contract/kit/errors.texts";
import { paymentEnv } from "../platform/env";
import { AppError } from "../platform/errors";
import { readSecrets } from "../platform/secrets";

const NAMES = ["MOLLIE_API_KEY", "DATATRANS_MERCHANT_ID", "DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY"] as const;
export type KeyName = (typeof NAMES)[number];
export type Keys = Partial<Record<KeyName, string>>;

/**
 * The keys of the providers: from the environment, or from the parameter store if `SECRETS_PATH` names its folders. If
 * a function may not read one of a provider's keys, it gets none of them.
 */
export async function readKeys(): Promise<Keys> {
  const { SECRETS_PATH: path, PAYMENT_SECRETS = "" } = paymentEnv;
  if (!path) return Object.fromEntries(NAMES.map((name) => [name, paymentEnv[name]]));
  const names = PAYMENT_SECRETS.split(",").filter((name) => NAMES.some((known) => known === name));
  try {
    return Object.fromEntries(await readSecrets({ names, path }));
  } catch (cause) {
    throw new AppError("payment.keys_unreadable", "upstream", UNKNOWN_ERROR, [], { cause });
  }
}
