import { createHash } from "node:crypto";
import type { Booking } from "@tresen/contract/closing/booking";
import type { Closing } from "@tresen/contract/closing/closing";
import { canonicalJson, hashOf } from "../platform/canonical";

/** SHA-256 in hex over a closing without its own hash: with the one before and that of its entries. */
export function closingHash({ hash: _, ...closing }: Omit<Closing, "hash"> & { hash?: string }): string {
  return hashOf(canonicalJson(closing));
}

/** SHA-256 in hex over entries one after another. */
export function entriesHash(): { add: (entry: Booking) => void; hash: () => string } {
  const hash = createHash("sha256");
  return { add: (entry) => hash.update(`${canonicalJson(entry)}\n`), hash: () => hash.digest("hex") };
}
