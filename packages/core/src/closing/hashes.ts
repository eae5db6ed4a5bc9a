import { createHash } from "node:crypto";
import type { Booking } from "@tresen/contract/closing/booking";
import type { Closing } from "@tresen/contract/closing/closing";
import { isObject } from "@tresen/contract/kit/object";

/** SHA-256 in hex over a closing without its own hash: with the one before and that of its entries. */
export function closingHash({ hash: _, ...closing }: Omit<Closing, "hash"> & { hash?: string }): string {
  return hashOf(canonicalJson(closing));
}

/** SHA-256 in hex over entries one after another. */
export function entriesHash(): { add: (entry: Booking) => void; hash: () => string } {
  const hash = createHash("sha256");
  return { add: (entry) => hash.update(`${canonicalJson(entry)}\n`), hash: () => hash.digest("hex") };
}

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
