import * as z from "zod";
import { optionalText, optionalUrl, readEnv } from "./read";

/** The settings that every function needs. */
export const env = readEnv(
  z.object({
    TABLE_NAME: z.string().min(1),
    /** The public URL of the shop, without a trailing slash. */
    PUBLIC_URL: z.url().transform((url) => url.replace(/\/+$/, "")),
    /**
     * The secret header by which CloudFront identifies itself to the API. Without it, the caller's own address is used
     * as the client address.
     */
    ORIGIN_KEY: optionalText,
    AWS_REGION: z.string().min(1).default("eu-central-1"),
    /** Set when DynamoDB is not AWS's own. */
    DYNAMODB_ENDPOINT: optionalUrl,
    LOG_LEVEL: z.enum(["info", "warn", "error", "silent"]).default("info"),
  }),
);
