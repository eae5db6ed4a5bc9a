import { env, fileEnv } from "../env";
import { ALGORITHM, scopeOf, signatureOf, stampOf } from "../signature";
import { client } from "./store";

/** What a browser needs to send one file to the bucket itself. */
export interface UploadForm {
  /** Where the form is sent by POST; on one machine a path of the platform. */
  url: string;
  /** The fields of the form. `Content-Type` follows them, and the field `file` with the bytes is the last one. */
  fields: Record<string, string>;
  /** From this instant on the bucket refuses the form. */
  expiresAt: string;
}

const SECONDS = 900;

/**
 * A signed form by which a browser stores one object under exactly this key, once or several times until it expires. The
 * bucket itself refuses other keys, files of other sizes, and other types. What is stored then may still
 * be anything: only whoever reads it finds out. Described by AWS as "Browser-based uploads using POST".
 * @param at the current time of the request.
 */
export async function uploadForm({
  key,
  bytes: { least = 1, most },
  contentType,
  at,
  seconds = SECONDS,
}: {
  key: string;
  bytes: { least?: number; most: number };
  contentType: { startsWith: string } | { is: string };
  at: number;
  seconds?: number;
}): Promise<UploadForm> {
  const { accessKeyId, secretAccessKey, sessionToken } = await client.config.credentials();
  const stamp = stampOf(at);
  const scope = scopeOf({ stamp, region: env.AWS_REGION });
  const expiresAt = new Date(at + seconds * 1000).toISOString();
  const fixed = {
    key,
    success_action_status: "201",
    "x-amz-algorithm": ALGORITHM,
    "x-amz-credential": [accessKeyId, ...scope].join("/"),
    "x-amz-date": stamp,
    ...(sessionToken ? { "x-amz-security-token": sessionToken } : {}),
  };
  const conditions = [
    { bucket: fileEnv.BUCKET_NAME },
    ...Object.entries(fixed).map(([name, value]) => ({ [name]: value })),
    "is" in contentType ? { "Content-Type": contentType.is } : ["starts-with", "$Content-Type", contentType.startsWith],
    ["content-length-range", least, most],
  ];
  const policy = Buffer.from(JSON.stringify({ expiration: expiresAt, conditions })).toString("base64");
  return {
    url: addressOfBucket(),
    fields: { ...fixed, policy, "x-amz-signature": signatureOf({ text: policy, scope, secretAccessKey }) },
    expiresAt,
  };
}

/** The bucket has a host of its own, so that pages may be allowed to send there and to no other bucket. */
function addressOfBucket(): string {
  const { BUCKET_NAME, S3_ENDPOINT, UPLOAD_PATH } = fileEnv;
  if (UPLOAD_PATH) return UPLOAD_PATH;
  return S3_ENDPOINT ? `${S3_ENDPOINT}/${BUCKET_NAME}` : `https://${BUCKET_NAME}.s3.${env.AWS_REGION}.amazonaws.com/`;
}
