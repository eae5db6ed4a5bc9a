import { CompleteMultipartUploadCommand, CreateMultipartUploadCommand, S3ServiceException } from "@aws-sdk/client-s3";
import { env, fileEnv } from "../env";
import { UPLOAD_HOST } from "../signature";
import { signedAddress } from "./signed-address";
import { client } from "./store";

/** What the errors of S3 are named where the parts cannot be put together because of the parts themselves. */
const UNFIT = ["NoSuchUpload", "InvalidPart", "InvalidPartOrder", "EntityTooSmall", "InvalidRequest"];

export interface SentPart {
  number: number;
  /** As the bucket has answered it. */
  etag: string;
}

/** Begins an upload whose parts a browser sends to the bucket itself. @returns its id. @throws errors of S3. */
export async function beginUpload({ key, contentType }: { key: string; contentType: string }): Promise<string> {
  const { UploadId } = await client.send(
    new CreateMultipartUploadCommand({ Bucket: fileEnv.BUCKET_NAME, Key: key, ContentType: contentType }),
  );
  if (!UploadId) throw new Error(`The bucket has begun no upload of ${key}`);
  return UploadId;
}

/**
 * The address to which a browser sends one part by PUT, as often as it likes until it expires. The size is signed, so
 * the bucket refuses a part of any other.
 */
export function partAddress({
  key,
  uploadId,
  number,
  bytes,
  at,
  seconds,
}: {
  key: string;
  uploadId: string;
  number: number;
  bytes: number;
  at: number;
  seconds: number;
}): Promise<string> {
  return signedAddress({
    ...bucketPlace(key),
    ...{ method: "PUT", at, seconds },
    query: { partNumber: String(number), uploadId },
    headers: { "content-length": String(bytes) },
  });
}

/**
 * Puts the parts together to the object.
 * @returns false where there is no such upload (any more), or parts are missing or others than these. @throws errors of S3.
 */
export async function completeUpload({
  key,
  uploadId,
  parts,
}: {
  key: string;
  uploadId: string;
  parts: readonly SentPart[];
}): Promise<boolean> {
  try {
    await client.send(
      new CompleteMultipartUploadCommand({
        ...{ Bucket: fileEnv.BUCKET_NAME, Key: key, UploadId: uploadId },
        MultipartUpload: { Parts: parts.map(({ number, etag }) => ({ PartNumber: number, ETag: etag })) },
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof S3ServiceException && UNFIT.includes(error.name)) return false;
    throw error;
  }
}

/** The bucket has a host of its own, so that pages may be allowed to send there and to no other bucket. */
function bucketPlace(key: string): { origin: string; host: string; path: string[] } {
  const { BUCKET_NAME, S3_ENDPOINT, UPLOAD_PATH } = fileEnv;
  const path = key.split("/");
  if (UPLOAD_PATH) return { origin: UPLOAD_PATH, host: UPLOAD_HOST, path };
  if (S3_ENDPOINT) return { origin: S3_ENDPOINT, host: new URL(S3_ENDPOINT).host, path: [BUCKET_NAME, ...path] };
  const host = `${BUCKET_NAME}.s3.${env.AWS_REGION}.amazonaws.com`;
  return { origin: `https://${host}`, host, path };
}
