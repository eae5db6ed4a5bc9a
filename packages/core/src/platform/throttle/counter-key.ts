import { createHash } from "node:crypto";

/**
 * What is counted: `kind` keeps the counters of different uses apart, `value` is whose turn it is (kept only as a
 * hash).
 */
export interface Counted {
  kind: string;
  value: string;
}

export interface Limit {
  /** Turns allowed within the window. */
  limit: number;
  /** Milliseconds for which a turn counts. */
  window: number;
}

export function counterKey({ kind, value }: Counted): string {
  return `${kind}#${createHash("sha256").update(value).digest("base64url")}`;
}
