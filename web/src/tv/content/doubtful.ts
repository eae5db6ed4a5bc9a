import type { Instant } from "@tresen/contract/kit/time";
import type { Manifest, ManifestScene } from "@tresen/contract/signage/player/manifest";
import type { ServerClock } from "../state/clock";
import { arePricesKnown } from "./player-state";

interface Known {
  manifest: Pick<Manifest, "priceHours">;
  sources: { clock: Pick<ServerClock, "now" | "isKnown">; heardAt: () => Instant };
}

/** Whether prices may be shown: not those that are too old, and none whose age nobody knows by a clock that is wrong. */
export function mayShowPrices({ manifest, sources: { clock, heardAt } }: Known): boolean {
  return clock.isKnown() && arePricesKnown({ manifest, heardAt: heardAt(), now: clock.now() });
}

/**
 * Whether what the scene shows may be wrong: the time, or prices within a picture. A board of a menu hides its prices
 * itself, and hours what depends on the time.
 */
export function isDoubtful({ scene: { content }, ...known }: Known & { scene: ManifestScene }): boolean {
  if (content.type === "clock" || content.type === "countdown") return !known.sources.clock.isKnown();
  return content.type === "template" && content.hasPrices === true && !mayShowPrices(known);
}
