import type { RedirectTold } from "@tresen/contract/site/redirect.told";
import type { Instant } from "@tresen/contract/kit/time";
import { storageCall } from "../../platform/db";
import { logFailure } from "../../platform/log";
import { RedirectHitsEntity } from "./hits.entity";

export type Hits = Pick<RedirectTold, "hits" | "lastHitAt">;

const NONE: Hits = { hits: 0, lastHitAt: null };

/** Adds one to the count of a redirect. Who follows it is led on even if it could not be counted. */
export async function countHit({ redirect, now }: { redirect: string; now: Instant }): Promise<void> {
  try {
    await storageCall(() =>
      RedirectHitsEntity.update({ redirect })
        .add({ hits: 1 })
        .set({ lastHitAt: new Date(now).toISOString() })
        .go({ response: "none" }),
    );
  } catch (error) {
    logFailure(error, { redirect });
  }
}

/** The counts of these redirects, in the same order. One BatchGetItem for 100 of them. */
export async function readHits(redirects: readonly string[]): Promise<Hits[]> {
  if (redirects.length === 0) return [];
  const keys = redirects.map((redirect) => ({ redirect }));
  const { data } = await storageCall(() => RedirectHitsEntity.get(keys).go());
  const found = new Map(data.map(({ redirect, hits = 0, lastHitAt = null }) => [redirect, { hits, lastHitAt }]));
  return redirects.map((redirect) => found.get(redirect) ?? NONE);
}

export async function forgetHits(redirect: string): Promise<void> {
  await storageCall(() => RedirectHitsEntity.delete({ redirect }).go({ response: "none" }));
}
