import { isStillShown } from "@tresen/contract/display/board.rules";
import type { BoardEntry } from "@tresen/contract/display/display";
import { isOpenAt } from "@tresen/contract/branch/opening-hours";
import type { Manifest } from "@tresen/contract/signage/player/manifest";
import { NOTHING_KNOWN, type LiveFacts } from "@tresen/contract/signage/playing/parts";
import type { PlayerLive, PlayerState } from "@tresen/contract/signage/player/player";
import { HOUR, type Instant } from "@tresen/contract/kit/time";

/** How long what was last heard of sold-outs, tickets and orders is taken for true, without a connection. */
const LIVE_HOLDS = 15 * 60_000;

/** What conditions of entries may rely on. @param liveAt when `live` was last known to hold. */
export function factsOf({ live, liveAt, now }: { live: PlayerLive | null; liveAt: Instant; now: Instant }): LiveFacts {
  if (!live || now - liveAt > LIVE_HOLDS) return NOTHING_KNOWN;
  const { isOpen, changesAt, openOrders, soldOut } = live;
  const hasChanged = changesAt !== null && now >= Date.parse(changesAt);
  return { isOpen: isOpen !== hasChanged, openOrders, soldOutCategories: soldOut.categories };
}

/** What goes on without what is not sold out any more by the time alone; the same object where nothing has ended. */
export function withoutEnded({ live, now }: { live: PlayerLive; now: Instant }): PlayerLive {
  const { soldOut } = live;
  const ended = (soldOut.ends ?? []).filter(({ at }) => Date.parse(at) <= now);
  if (ended.length === 0) return live;
  const [products, categories] = [ended.flatMap((end) => end.products), ended.flatMap((end) => end.categories)];
  return {
    ...live,
    soldOut: {
      products: soldOut.products.filter((id) => !products.includes(id)),
      categories: soldOut.categories.filter((id) => !categories.includes(id)),
      ends: (soldOut.ends ?? []).filter(({ at }) => Date.parse(at) > now),
    },
  };
}

/** The numbers that guests wait for at this time: others may appear or be gone without news. */
export function ticketsAt({ live, now }: { live: PlayerLive | null; now: Instant }): BoardEntry[] {
  const { tickets = [], readyMinutes = null } = live ?? {};
  return tickets.filter(({ state, since: text }) => {
    const since = Date.parse(text);
    return since <= now && (state === "preparing" || isStillShown({ since, readyMinutes, now }));
  });
}

/** Whether prices may still be shown: prices that are older than the branch allows may be wrong. */
export function arePricesKnown({
  manifest,
  heardAt,
  now,
}: {
  manifest: Pick<Manifest, "priceHours">;
  /** When the server last said that this manifest holds. */
  heardAt: Instant;
  now: Instant;
}): boolean {
  return now - heardAt < manifest.priceHours * HOUR;
}

/** Whether the screen is black: switched off, or outside of its hours. One that knows nothing of itself yet is never. */
export function isDarkAt({ state, now }: { state: PlayerState | null; now: Instant }): boolean {
  if (!state) return false;
  if (state.isEnabled === false) return true;
  const { powerHours: rules, timeZone } = state;
  return rules.length > 0 && !isOpenAt({ rules, zone: timeZone, at: now });
}
