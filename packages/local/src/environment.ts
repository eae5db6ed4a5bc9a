import { SOCKET_API } from "./socket/socket-path";
import type { DatabaseAccess } from "./storage/database-client";
import { UPLOAD_PATH } from "./storage/upload/upload-path";

export const TABLE = "tresen";
export const BUCKET = "tresen";
export const REGION = "eu-central-1";

/**
 * The environment variables that core reads, as Lambda sets them. They must be set before any module of core is loaded.
 */
export function coreEnvironment({
  database,
  storageEndpoint,
  publicUrl,
  limits = "on",
}: {
  database: DatabaseAccess;
  storageEndpoint: string;
  publicUrl: string;
  limits?: "on" | "off";
}): Record<string, string> {
  return {
    TABLE_NAME: TABLE,
    BUCKET_NAME: BUCKET,
    PUBLIC_URL: publicUrl,
    AWS_REGION: database.region,
    AWS_ACCESS_KEY_ID: database.accessKeyId,
    AWS_SECRET_ACCESS_KEY: database.secretAccessKey,
    DYNAMODB_ENDPOINT: database.endpoint,
    S3_ENDPOINT: storageEndpoint,
    UPLOAD_PATH,
    SOCKET_ENDPOINT: `${publicUrl}${SOCKET_API}`,
    // Otherwise the S3 emulator stores the SDK's checksum trailers as part of the file.
    AWS_REQUEST_CHECKSUM_CALCULATION: "WHEN_REQUIRED",
    AWS_RESPONSE_CHECKSUM_VALIDATION: "WHEN_REQUIRED",
    LIMITS: limits,
    // Successful requests are not logged, because a person reads this terminal.
    LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  };
}
