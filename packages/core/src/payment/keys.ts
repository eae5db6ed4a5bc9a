import { UNKNOWN_ERROR } from "@tresen/contract/kit/errors.texts";
import { env, paymentEnv } from "../platform/env";
import { AppError } from "../platform/errors";
import { requestHandler } from "../platform/sdk";

const NAMES = ["MOLLIE_API_KEY", "DATATRANS_MERCHANT_ID", "DATATRANS_PASSWORD", "DATATRANS_SIGN_KEY"] as const;
export type KeyName = (typeof NAMES)[number];
export type Keys = Partial<Record<KeyName, string>>;

/**
 * The keys of the providers: from the environment, or from the parameter store if `SECRETS_PATH` names its folders. If
 * a function may not read one of a provider's keys, it gets none of them.
 */
export async function readKeys(): Promise<Keys> {
  const given: Keys = Object.fromEntries(NAMES.map((name) => [name, paymentEnv[name]]));
  if (!paymentEnv.SECRETS_PATH) return given;
  const wanted = (paymentEnv.PAYMENT_SECRETS ?? "").split(",").filter((name) => NAMES.some((known) => known === name));
  const folders = paymentEnv.SECRETS_PATH.split(",");
  const stored = await readParameters(wanted.flatMap((name) => folders.map((folder) => `${folder}/${name}/value`)));
  return Object.fromEntries(
    wanted.map((name) => [name, folders.map((folder) => stored.get(`${folder}/${name}/value`)).find((value) => value)]),
  );
}

async function readParameters(names: readonly string[]): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  try {
    const { GetParametersCommand, SSMClient } = await import("@aws-sdk/client-ssm");
    const client = new SSMClient({
      region: env.AWS_REGION,
      requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 2000 }),
    });
    const { Parameters = [] } = await client.send(
      new GetParametersCommand({ Names: [...names], WithDecryption: true }),
    );
    return new Map(Parameters.flatMap(({ Name, Value }) => (Name && Value ? [[Name, Value.trim()] as const] : [])));
  } catch (cause) {
    throw new AppError("payment.keys_unreadable", "upstream", UNKNOWN_ERROR, [], { cause });
  }
}
