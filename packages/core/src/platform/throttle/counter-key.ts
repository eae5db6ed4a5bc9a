import { hash } from "node:crypto";

/**
 * What is counted: `kind` separates the counters of different uses, `value` is the user, address or number that is
 * limited (stored only as a hash).
 */
export interface Counted {
  kind: string;
  value: string;
}

export interface Limit {
  /** The number of attempts allowed within the window. */
  limit: number;
  /** The length of the window in milliseconds. */
  window: number;
}

export function counterKey({ kind, value }: Counted): string {
  return `${kind}#${hash("sha256", value, "base64url")}`;
}
