import { createHmac } from "node:crypto";

/*
 * Signature Version 4 of AWS, as far as addresses and forms of the bucket need it:
 * https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html. Without any environment, so
 * that the platform on one machine checks with it what functions have signed.
 */

export const ALGORITHM = "AWS4-HMAC-SHA256";

/** `20260605T163000Z` */
export function stampOf(at: number): string {
  return new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, "");
}

/** For what the signing key is: the day, the region, the service, and a fixed word. */
export function scopeOf({ stamp, region }: { stamp: string; region: string }): string[] {
  return [stamp.slice(0, 8), region, "s3", "aws4_request"];
}

/** The signature of a text in hexadecimal digits. The text of a form is its policy in base64. */
export function signatureOf({
  text,
  scope,
  secretAccessKey,
}: {
  text: string;
  scope: readonly string[];
  secretAccessKey: string;
}): string {
  const key = scope.reduce<Buffer | string>(
    (known, part) => createHmac("sha256", known).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  return createHmac("sha256", key).update(text).digest("hex");
}
