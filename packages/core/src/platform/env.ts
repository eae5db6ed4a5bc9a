import * as z from "zod";

const optionalUrl = z.preprocess((value) => (value === "" ? undefined : value), z.url().optional());

const optionalText = z
  .string()
  .transform((value) => value.trim() || undefined)
  .optional();

const schema = z.object({
  TABLE_NAME: z.string().min(1),
  BUCKET_NAME: z.string().min(1),
  /** Where browsers reach the shop, without a trailing slash. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  /** What CloudFront shows the API, and nobody else knows. Without it the source of a request is who asks. */
  ORIGIN_KEY: optionalText,
  AWS_REGION: z.string().min(1).default("eu-central-1"),
  /** Set where DynamoDB or S3 are not AWS's own. */
  DYNAMODB_ENDPOINT: optionalUrl,
  S3_ENDPOINT: optionalUrl,
  /** Whether search engines may list this shop: `off` on every stage that is not the real one. */
  SEARCH_ENGINES: z.enum(["on", "off"]).default("on"),
  /**
   * `off` lifts what limits orders, files, forms and messages, but not log-ins: for measurements on one machine, never
   * in the cloud.
   */
  LIMITS: z.enum(["on", "off"]).default("on"),
  /** Payment providers' keys. In the cloud they are secrets below `SECRETS_PATH` instead: see payment/keys.ts. */
  MOLLIE_API_KEY: optionalText,
  DATATRANS_MERCHANT_ID: optionalText,
  DATATRANS_PASSWORD: optionalText,
  DATATRANS_SIGN_KEY: optionalText,
  /** Set where a provider is not the real one, or is its sandbox. */
  MOLLIE_ENDPOINT: optionalUrl,
  DATATRANS_ENDPOINT: optionalUrl,
  /** Folders of the parameter store that hold secrets, the first that has one winning; separated by a comma. */
  SECRETS_PATH: optionalText,
  /** Names of the secrets that this function may read; separated by a comma. */
  PAYMENT_SECRETS: optionalText,
  /** Whom mails come from. Without it none are sent. */
  MAIL_SENDER: z.preprocess((value) => value || undefined, z.email().optional()),
  /** SES's configuration set, which counts bounces and complaints. */
  MAIL_CONFIGURATION_SET: optionalText,
  SES_ENDPOINT: optionalUrl,
  SNS_ENDPOINT: optionalUrl,
  SQS_ENDPOINT: optionalUrl,
  /** The queue of each kind of job, as JSON: for those functions alone that hand jobs on. */
  JOB_QUEUES: optionalText,
  LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
});

export type Env = z.output<typeof schema>;

/** The environment, read once. Everything else gets its settings from here. */
export const env: Env = readEnv(process.env);

/** @throws Error naming every variable that is missing or malformed. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const parsed = schema.safeParse(source);
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
  throw new Error(`The environment is not complete: ${faults.join("; ")}`);
}
