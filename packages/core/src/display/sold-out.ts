import type { SoldOutEntry, SoldOutRequest } from "@tresen/contract/live/sold-out-entry";
import { LIVE_FAULTS } from "@tresen/contract/live/live.texts";
import type { Instant } from "@tresen/contract/kit/time";
import type { KeyRow } from "../access-key";
import { type LiveAuthor, endSoldOutOf, missingEntry, setSoldOut, soldOutsOf } from "../live";

/** A display of the kitchen, by its key. It speaks for its own branch alone. */
type Display = Pick<KeyRow, "id" | "name" | "branch">;

/** What is sold out in the display's branch. */
export async function readSoldOuts({ key, now }: { key: Display; now: Instant }): Promise<SoldOutEntry[]> {
  return soldOutsOf({ branch: key.branch, now });
}

/** Marks a product or an option as sold out in the display's branch. @throws input. */
export async function reportSoldOut({
  key,
  request,
  now,
}: {
  key: Display;
  request: SoldOutRequest;
  now: Instant;
}): Promise<SoldOutEntry> {
  return setSoldOut({ branch: key.branch, request, by: authorOf(key), now });
}

/** Sells it again before its time. @throws missing, also for an entry of another branch. */
export async function offerAgain({ key, id, now }: { key: Display; id: string; now: Instant }): Promise<void> {
  if (!id.startsWith(`${key.branch}.`)) throw missingEntry(LIVE_FAULTS.missing);
  await endSoldOutOf({ id, by: authorOf(key), now });
}

function authorOf({ id, name }: Display): LiveAuthor {
  return { kind: "system", id, name };
}
