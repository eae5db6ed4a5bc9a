import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** What every function needs. */
export const env = readEnv(
  z.object({
    TABLE_NAME: z.string().min(1),
    /** Where browsers reach the shop, without a trailing slash. */
    PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
    /** What CloudFront shows the API, and nobody else knows. Without it the source of a request is who asks. */
    ORIGIN_KEY: optionalText,
    AWS_REGION: z.string().min(1).default("eu-central-1"),
    /** Set where DynamoDB is not AWS's own. */
    DYNAMODB_ENDPOINT: optionalUrl,
    LOG_LEVEL: z.enum(["debug", "info", "warn", "error", "silent"]).default("info"),
  }),
);
