import { createHash } from "node:crypto";
import type { Readable } from "node:stream";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { env, fileEnv } from "../env";
import { ALGORITHM, scopeOf, signatureOf, stampOf } from "../signature";
import { client } from "./store";

/** Files that only their owner may have: no cache keeps them. */
export const NOT_CACHED = "private, no-store";
/** Seconds for which an address of a file can be used. */
const ADDRESS_SECONDS = 300;

/** Writes an object whose bytes arrive one after the other, so that it never is in memory as a whole. */
export async function streamObject({
  key,
  body,
  size,
  contentType,
  disposition,
}: {
  key: string;
  body: Readable;
  size: number;
  contentType: string;
  disposition?: string;
}): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: fileEnv.BUCKET_NAME,
      Key: key,
      Body: body,
      ContentLength: size,
      ContentType: contentType,
      ...(disposition ? { ContentDisposition: disposition } : {}),
      CacheControl: NOT_CACHED,
    }),
  );
}

/**
 * An address at which the bucket itself hands out the object for some minutes, for files that are larger than a
 * function can answer. Signed as AWS describes it ("Authenticating requests: using query parameters").
 */
export async function temporaryAddress({ key, at = Date.now() }: { key: string; at?: number }): Promise<string> {
  const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials();
  const stamp = stampOf(at);
  const scope = scopeOf({ stamp, region: env.AWS_REGION });
  const path = [fileEnv.BUCKET_NAME, ...key.split("/")].map(escaped).join("/");
  const origin = new URL(fileEnv.S3_ENDPOINT ?? `https://s3.${env.AWS_REGION}.amazonaws.com`);
  const query = Object.entries({
    "X-Amz-Algorithm": ALGORITHM,
    "X-Amz-Credential": [accessKeyId, ...scope].join("/"),
    "X-Amz-Date": stamp,
    "X-Amz-Expires": String(ADDRESS_SECONDS),
    ...(sessionToken ? { "X-Amz-Security-Token": sessionToken } : {}),
    "X-Amz-SignedHeaders": "host",
  })
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .join("&");
  const request = ["GET", `/${path}`, query, `host:${origin.host}`, "", "host", "UNSIGNED-PAYLOAD"].join("\n");
  const text = [ALGORITHM, stamp, scope.join("/"), hashOf(request)].join("\n");
  const signature = signatureOf({ text, scope, secretAccessKey });
  return `${origin.origin}/${path}?${query}&X-Amz-Signature=${signature}`;
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** As AWS escapes: all but letters, digits and `-._~`. */
function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
