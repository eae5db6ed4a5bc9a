import { createHash } from "node:crypto";
import { isObject } from "@tresen/contract/kit/object";

/** SHA-256 in hex. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/** JSON whose objects have their fields in the order of their names, so that equal values are equal texts. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    isObject(part) && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
