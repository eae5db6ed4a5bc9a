import type { Readable } from "node:stream";
import { PutObjectCommand } from "@aws-sdk/client-s3";
import { env, fileEnv } from "../env";
import { signedAddress } from "./signed-address";
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
 * function can answer.
 */
export function temporaryAddress({ key, at = Date.now() }: { key: string; at?: number }): Promise<string> {
  const { origin, host } = new URL(fileEnv.S3_ENDPOINT ?? `https://s3.${env.AWS_REGION}.amazonaws.com`);
  const path = [fileEnv.BUCKET_NAME, ...key.split("/")];
  return signedAddress({ method: "GET", origin, host, path, seconds: ADDRESS_SECONDS, at });
}
