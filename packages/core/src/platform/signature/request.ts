import { createHash } from "node:crypto";
import { ALGORITHM, signatureOf } from "./signature";

/** The host for which addresses are signed that lead to the platform on one machine, whatever name that has. */
export const UPLOAD_HOST = "bucket";

/**
 * The signature of a request by its parts.
 * @param path escaped, without the first slash. @param query all parameters but the signature, escaped and in order.
 */
export function signatureOfRequest({
  method,
  path,
  query,
  headers,
  stamp,
  scope,
  secretAccessKey,
}: {
  method: string;
  path: string;
  query: string;
  headers: Readonly<Record<string, string>>;
  stamp: string;
  scope: readonly string[];
  secretAccessKey: string;
}): string {
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}`);
  const request = [method, `/${path}`, query, ...lines, "", names.join(";"), "UNSIGNED-PAYLOAD"].join("\n");
  const text = [ALGORITHM, stamp, scope.join("/"), hashOf(request)].join("\n");
  return signatureOf({ text, scope, secretAccessKey });
}

/** Parameters as AWS orders and escapes them. */
export function queryOf(parameters: Readonly<Record<string, string>>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .sort()
    .join("&");
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** As AWS escapes: all but letters, digits and `-._~`. */
export function escaped(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}
