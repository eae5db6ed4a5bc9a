import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { openingState } from "@tresen/contract/branch/opening-hours";
import type { PlayerLive } from "@tresen/contract/signage/player/player";
import { HOUR, type Instant } from "@tresen/contract/kit/time";
import { boardOf } from "../../display";
import { readLiveState } from "../../live";
import { openOrdersOf } from "../../order";
import { readCatalog } from "../../snapshot";
import { soldOutOf } from "./sold-out";

/** Without news a TV asks once an hour, so it has to know the numbers that appear until then. */
const AHEAD = 2 * HOUR;

/** What goes on in a branch, as far as scenes show it or depend on it, now and until TVs ask again. */
export async function playerLive({ branch, now }: { branch: string; now: Instant }): Promise<PlayerLive> {
  const [catalog, { soldOuts }, orders] = await Promise.all([
    readCatalog(),
    readLiveState({ branch, now }),
    openOrdersOf({ branch }),
  ]);
  const place = catalog.branches.get(branch);
  const menus = catalog.menus.filter(({ branches }) => branches.some(({ id }) => id === branch));
  const hours = place && openingState({ rules: place.openingHours, zone: zoneOf(place), at: now });
  const changesAt = hours && (hours.state === "closed" ? hours.opensAt : hours.closesAt);
  return {
    at: new Date(now).toISOString(),
    isOpen: hours !== undefined && hours.state !== "closed",
    changesAt: changesAt ? new Date(changesAt).toISOString() : null,
    openOrders: orders.length,
    soldOut: soldOutOf({ soldOuts, menus }),
    tickets: place ? boardOf({ rows: orders, branch: place, now, ahead: AHEAD }) : [],
    readyMinutes: place?.readyMinutes ?? null,
  };
}
