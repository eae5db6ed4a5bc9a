import { createPublicKey, verify } from "node:crypto";
import { isObject } from "@tresen/contract/kit/object";

/** The longest time for which a signature may be valid, in seconds. */
const LONGEST = 86_400;

/**
 * What is wrong with the header by which a server says who it is (RFC 8292): `vapid t={signed token}, k={its key}`;
 * null when nothing is.
 * @param at in milliseconds, by the clock of the machine, which the sender goes by.
 */
export function vapidFault({
  authorization = "",
  audience,
  publicKey,
  at,
}: {
  authorization: string | undefined;
  /** The origin of the push service. */
  audience: string;
  /** The key that the browser named when it subscribed. */
  publicKey: string;
  at: number;
}): string | null {
  const [, token = "", key = ""] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [header = "", claims = "", signature = ""] = token.split(".");
  if (key !== publicKey) return "another key";
  const { alg } = contentOf(header);
  const isSigned =
    alg === "ES256" &&
    verify(
      "sha256",
      Buffer.from(`${header}.${claims}`),
      { key: publicKeyOf(key), dsaEncoding: "ieee-p1363" },
      Buffer.from(signature, "base64url"),
    );
  if (!isSigned) return "a wrong signature";
  const { aud, exp, sub } = contentOf(claims);
  if (aud !== audience) return "another audience";
  if (typeof exp !== "number" || exp * 1000 <= at || exp > at / 1000 + LONGEST) return "a wrong expiry";
  return typeof sub === "string" && /^(?:mailto:|https:)/.test(sub) ? null : "no contact";
}

function contentOf(part: string): Record<string, unknown> {
  try {
    const content: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
    return isObject(content) ? content : {};
  } catch {
    return {};
  }
}

/** @param key the uncompressed point, in base64url. */
function publicKeyOf(key: string) {
  const point = Buffer.from(key, "base64url");
  const [x, y] = [point.subarray(1, 33), point.subarray(33, 65)].map((part) => part.toString("base64url"));
  return createPublicKey({ key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" }, format: "jwk" });
}
