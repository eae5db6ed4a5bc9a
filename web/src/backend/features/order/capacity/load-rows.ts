import { type Instant, MINUTE } from "@tresen/contract/kit/time";
import type { StationLoad } from "@tresen/contract/live/station-block";
import { SLOT_STEP } from "@tresen/contract/order/slots";

/** The work of a station in a row: minutes, and how many of its slots are blocked. */
export interface LoadCell {
  taken: number;
  /** The part of it for orders that are not paid yet. */
  unpaid: number;
  limit: number;
  blocked: "none" | "some" | "all";
}

/** A row of the table: the slots from `from` to `until`. */
export interface LoadRow {
  from: Instant;
  until: Instant;
  /** In the order of the stations. */
  cells: LoadCell[];
}

/**
 * Joins the slots of a day to rows of so many minutes, which begin at multiples of them. A row contains only the slots
 * that there are, so that it tells no room while the branch is closed.
 */
export function loadRows({ stations, slots }: StationLoad, { minutes }: { minutes: number }): LoadRow[] {
  const length = minutes * MINUTE;
  const rows = new Map<Instant, StationLoad["slots"]>();
  for (const slot of slots) {
    const at = Date.parse(slot.slot);
    const from = at - (at % length);
    rows.set(from, [...(rows.get(from) ?? []), slot]);
  }
  return [...rows].map(([from, joined]) => ({
    from: Math.max(from, Date.parse(joined[0]?.slot ?? "")),
    until: Date.parse(joined.at(-1)?.slot ?? "") + SLOT_STEP,
    cells: stations.map(({ limit }, index) => {
      const loads = joined.flatMap(({ stations: all }) => all[index] ?? []);
      const blocked = loads.filter(({ isBlocked }) => isBlocked).length;
      return {
        taken: loads.reduce((sum, { taken }) => sum + taken, 0),
        unpaid: loads.reduce((sum, { unpaid }) => sum + unpaid, 0),
        limit: limit * loads.length,
        blocked: blocked === 0 ? "none" : blocked === loads.length ? "all" : "some",
      };
    }),
  }));
}

/** How full it is, from 0 to 1. */
export function share({ taken, limit }: Pick<LoadCell, "taken" | "limit">): number {
  return limit > 0 ? Math.min(1, taken / limit) : 0;
}
