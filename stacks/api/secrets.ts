import { Config, type StackContext } from "sst/constructs";
import { PAYMENT_SECRETS, PUSH_SECRETS, type SecretName, paymentSecretsOf } from "../../packages/functions/src/routes";

/**
 * Keys of outside services. `sst secrets set NAME value` stores them encrypted in the parameter store; templates do not
 * contain them.
 */
export function Secrets({ app, stack }: StackContext) {
  const secrets = new Map(
    [...PAYMENT_SECRETS, ...PUSH_SECRETS].map((name) => [name, new Config.Secret(stack, name)] as const),
  );
  return {
    /** The permission to read only these: a stage's own value, else the one for all stages. */
    access: (names: readonly SecretName[]): { bind: Config.Secret[]; environment: Record<string, string> } => {
      const payment = paymentSecretsOf({ secrets: names });
      const folders = [app.stage, ".fallback"].map((stage) => `/sst/${app.name}/${stage}/Secret`);
      return {
        bind: names.flatMap((name) => secrets.get(name) ?? []),
        environment: {
          ...(names.length > 0 ? { SECRETS_PATH: folders.join(",") } : {}),
          ...(payment.length > 0 ? { PAYMENT_SECRETS: payment.join(",") } : {}),
        },
      };
    },
  };
}
