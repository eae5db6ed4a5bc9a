import { CopyObjectCommand, GetObjectCommand, HeadObjectCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { Readable } from "node:stream";
import { fileEnv } from "../env";
import { CACHE_CONTROL, client } from "./store";

/** Without the permission to list the bucket, S3 answers 403 for a missing key. */
const ABSENT = [403, 404];

interface Stored {
  /** In bytes. */
  size: number;
  contentType: string;
  /** The name under which browsers save it, if it has one. */
  disposition?: string | undefined;
}

/** Size and type of an object without its bytes; null when it does not exist. @throws errors of S3. */
export async function headObject({ key }: { key: string }): Promise<Stored | null> {
  return unlessAbsent(async () => {
    const { ContentLength, ContentType } = await client.send(
      new HeadObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }),
    );
    return { size: ContentLength ?? 0, contentType: ContentType ?? "" };
  });
}

/**
 * An object with its bytes if it is not larger than `maxBytes`, else without them: then nothing of it is read. Null when
 * it does not exist. @throws errors of S3.
 */
export async function readObjectUpTo({
  key,
  maxBytes,
}: {
  key: string;
  maxBytes: number;
}): Promise<(Stored & { bytes: Uint8Array | null }) | null> {
  return unlessAbsent(async () => {
    const { Body, ContentLength, ContentType, ContentDisposition } = await client.send(
      new GetObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }),
    );
    const size = ContentLength ?? Number.POSITIVE_INFINITY;
    const named = ContentDisposition ? { disposition: ContentDisposition } : {};
    const stored = { size, contentType: ContentType ?? "", ...named };
    if (Body && size <= maxBytes) return { ...stored, bytes: await Body.transformToByteArray() };
    if (Body instanceof Readable) Body.destroy();
    return { ...stored, bytes: null };
  });
}

/**
 * Copies an object within the bucket, with a type of its own, since the one that a browser has sent is not known to be
 * right. @returns whether there was one. @throws errors of S3.
 */
export async function copyObject({
  from,
  to,
  contentType,
  disposition,
  cache = CACHE_CONTROL,
}: {
  from: string;
  to: string;
  contentType: string;
  disposition?: string;
  cache?: string;
}): Promise<boolean> {
  const copied = await unlessAbsent(() =>
    client.send(
      new CopyObjectCommand({
        Bucket: fileEnv.BUCKET_NAME,
        Key: to,
        CopySource: [fileEnv.BUCKET_NAME, ...from.split("/")].map(encodeURIComponent).join("/"),
        MetadataDirective: "REPLACE",
        ContentType: contentType,
        CacheControl: cache,
        ...(disposition ? { ContentDisposition: disposition } : {}),
      }),
    ),
  );
  return copied !== null;
}

/** Bytes of an object, as many as there are from there on; null when it does not exist. @throws errors of S3. */
export async function readRange({
  key,
  from,
  length,
}: {
  key: string;
  from: number;
  length: number;
}): Promise<Buffer | null> {
  return unlessAbsent(async () => {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key, Range: `bytes=${from}-${from + length - 1}` }),
    );
    return Buffer.from((await Body?.transformToByteArray()) ?? []);
  });
}

async function unlessAbsent<Answer>(ask: () => Promise<Answer>): Promise<Answer | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof S3ServiceException && ABSENT.includes(error.$metadata.httpStatusCode ?? 0)) return null;
    throw error;
  }
}
