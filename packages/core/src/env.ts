import * as z from "zod";

const optionalUrl = z.preprocess((value) => (value === "" ? undefined : value), z.url().optional());

const schema = z.object({
  TABLE_NAME: z.string().min(1),
  BUCKET_NAME: z.string().min(1),
  /** Where browsers reach the shop, without a trailing slash. */
  PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
  AWS_REGION: z.string().min(1).default("eu-central-1"),
  /** Set where DynamoDB or S3 are not AWS's own. */
  DYNAMODB_ENDPOINT: optionalUrl,
  S3_ENDPOINT: optionalUrl,
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
