import { type Closing, type ClosingCheck } from "@tresen/contract/closing/closing";
import { sumBookings } from "@tresen/contract/closing/closing-sums";
import type { Actor } from "../platform/actor";
import { canonicalJson } from "../platform/canonical";
import { closingHash, entriesHash } from "./hashes";
import { eachBooking } from "./read-bookings";
import { getClosing, readClosings } from "./read-closings";

/** How many closings are followed back. */
const FOLLOWED = 400;
const AT_ONCE = 100;

/**
 * Computes a closing again from its entries, and follows the hashes of those before it, at most 400.
 * @throws missing, forbidden.
 */
export async function verifyClosing({ actor, id }: { actor: Actor; id: string }): Promise<ClosingCheck> {
  const closing = await getClosing({ actor, id });
  const { branch, number } = closing;
  const faults: ClosingCheck["faults"] = (await hasItsEntries(closing)) ? [] : [{ number, fault: "entries" }];
  const first = Math.max(1, number - FOLLOWED + 1);
  const found = new Map<number, Closing>();
  for (let last = number; last >= first; last -= AT_ONCE)
    for (const one of await readClosings({ branch, first: Math.max(first, last - AT_ONCE + 1), last, limit: AT_ONCE }))
      found.set(one.number, one);
  for (let place = number; place >= first; place -= 1) {
    const [one, before] = [found.get(place), found.get(place - 1)];
    if (!one) faults.push({ number: place, fault: "missing" });
    else if (closingHash(one) !== one.hash) faults.push({ number: place, fault: "content" });
    else if (place === 1 ? one.previousHash !== "" : before && !follows({ one, before }))
      faults.push({ number: place, fault: "link" });
  }
  return { isWhole: faults.length === 0, checked: number - first + 1, faults };
}

function follows({ one, before }: Record<"one" | "before", Closing>): boolean {
  return one.previousHash === before.hash && one.firstEntry === before.lastEntry + 1;
}

async function hasItsEntries({ branch, firstEntry, lastEntry, ...closing }: Closing): Promise<boolean> {
  const { add, sums } = sumBookings();
  const digest = entriesHash();
  for await (const page of eachBooking({ branch, from: firstEntry, to: lastEntry }))
    for (const entry of page) {
      add(entry);
      digest.add(entry);
    }
  return digest.hash() === closing.entriesHash && canonicalJson(sums()) === canonicalJson(closing.sums);
}
