import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Whether the request is signed by Datatrans: `Datatrans-Signature: t=<ms>,s0=<hex>`, the HMAC-SHA256 of t and the raw
 * body under the hex-decoded key. A repeated message has a valid signature too, so callers read the state from the
 * provider before acting.
 */
export function isSignedByDatatrans({
  header,
  body,
  signKey,
}: {
  header: string | undefined;
  body: string;
  signKey: string;
}): boolean {
  const [, time, given] = /^t=(\d{1,20}),\s*s0=([0-9a-f]{64})$/i.exec(header?.trim() ?? "") ?? [];
  if (!time || !given) return false;
  return timingSafeEqual(
    createHmac("sha256", Buffer.from(signKey, "hex"))
      .update(time + body)
      .digest(),
    Buffer.from(given, "hex"),
  );
}
