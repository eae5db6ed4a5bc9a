import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { env, fileEnv } from "../env";
import { requestHandler } from "../sdk";

export const client = new S3Client({
  region: env.AWS_REGION,
  ...(fileEnv.S3_ENDPOINT ? { endpoint: fileEnv.S3_ENDPOINT, forcePathStyle: true } : {}),
  maxAttempts: 4,
  // By default the SDK adds checksum trailers to bodies, which S3 emulators store as part of the file.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 15_000 }),
});

/** Keys contain a version, so the content of a key never changes. */
export const CACHE_CONTROL = "public, max-age=31536000, immutable";
/** Without the permission to list the bucket, S3 answers AccessDenied for a missing key. */
const ABSENT = ["NoSuchKey", "NotFound", "AccessDenied"];

/** The bytes of a key; null when it does not exist. @throws errors of S3. */
export async function readObject({ key }: { key: string }): Promise<Uint8Array | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof Error && ABSENT.includes(error.name)) return null;
    throw error;
  }
}

/** CloudFront sends type and disposition as headers of the file. @throws errors of S3. */
export async function writeObject({
  key,
  body,
  contentType,
  disposition,
  cache = CACHE_CONTROL,
}: {
  key: string;
  body: Uint8Array;
  contentType: string;
  disposition?: string;
  cache?: string;
}): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: fileEnv.BUCKET_NAME,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: cache,
      ...(disposition ? { ContentDisposition: disposition } : {}),
    }),
  );
}

/** Does nothing when the key does not exist. @throws errors of S3. */
export async function removeObject({ key }: { key: string }): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }));
}
