import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { env, fileEnv } from "../env";
import { requestHandler } from "../sdk";

const client = new S3Client({
  region: env.AWS_REGION,
  ...(fileEnv.S3_ENDPOINT ? { endpoint: fileEnv.S3_ENDPOINT, forcePathStyle: true } : {}),
  maxAttempts: 4,
  // The default wraps bodies in checksum trailers, which S3's look-alikes store along with the file.
  requestChecksumCalculation: "WHEN_REQUIRED",
  responseChecksumValidation: "WHEN_REQUIRED",
  requestHandler: requestHandler({ connectionTimeout: 1000, requestTimeout: 15_000 }),
});

/** What is under one key has a version in its name and never changes. */
const CACHE_CONTROL = "public, max-age=31536000, immutable";
/** Without the right to list the bucket S3 says AccessDenied for what is not there. */
const ABSENT = ["NoSuchKey", "NotFound", "AccessDenied"];

/** The bytes under a key, null where there are none. @throws what S3 says. */
export async function readObject({ key }: { key: string }): Promise<Uint8Array | null> {
  try {
    const { Body } = await client.send(new GetObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }));
    return Body ? await Body.transformToByteArray() : null;
  } catch (error) {
    if (error instanceof Error && ABSENT.includes(error.name)) return null;
    throw error;
  }
}

/** Type and disposition are what CloudFront sends along with it. @throws what S3 says. */
export async function writeObject({
  key,
  body,
  contentType,
  disposition,
}: {
  key: string;
  body: Uint8Array;
  contentType: string;
  disposition?: string;
}): Promise<void> {
  await client.send(
    new PutObjectCommand({
      Bucket: fileEnv.BUCKET_NAME,
      Key: key,
      Body: body,
      ContentType: contentType,
      CacheControl: CACHE_CONTROL,
      ...(disposition ? { ContentDisposition: disposition } : {}),
    }),
  );
}

/** Nothing happens where there is nothing. @throws what S3 says. */
export async function removeObject({ key }: { key: string }): Promise<void> {
  await client.send(new DeleteObjectCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key }));
}
