import { zoneOf } from "../../branch/branch-hours";
import { type Instant, parseInstant } from "../../kit/time";
import type { MenuInTime } from "../availability";

/** A menu in the time of one branch. */
export interface MenuPeriod<M> {
  menu: M;
  /** When it begins; null for one without a date, which has always begun. */
  from: Instant | null;
  /** When the next one begins; null while there is none. */
  until: Instant | null;
  /** `never`: another one begins at the same time and is in force instead, or its date cannot be read. */
  state: "past" | "current" | "next" | "never";
  /** Others of the branch that begin at the same time. */
  rivals: readonly M[];
}

/** The menus of a branch in the order in which they are in force, as `menuInForce` decides at any time. */
export function menuTimeline<M extends MenuInTime>({
  menus,
  branch,
  at,
}: {
  menus: readonly M[];
  branch: { id: string; timeZone?: string | null };
  at: Instant;
}): MenuPeriod<M>[] {
  const own = menus
    .filter((menu) => menu.branches.some(({ id }) => id === branch.id))
    .map((menu) => ({
      menu,
      since: menu.availableFrom
        ? parseInstant({ text: menu.availableFrom, zone: zoneOf(branch) })
        : Number.NEGATIVE_INFINITY,
    }));
  const dated = own.flatMap(({ menu, since }) => (since === null ? [] : [{ menu, since }]));
  // A stable sort keeps the order of the list among those that begin together, of which the last one is in force.
  const sorted = dated.toSorted((a, b) => (a.since === b.since ? 0 : a.since < b.since ? -1 : 1));
  const periods = sorted.map(({ menu, since }, index): MenuPeriod<M> => {
    const rivals = sorted.filter((other) => other.since === since && other.menu !== menu).map((other) => other.menu);
    const isLast = sorted[index + 1]?.since !== since;
    const next = sorted.find((other) => other.since > since)?.since ?? null;
    const state = !isLast ? "never" : since > at ? "next" : next !== null && next <= at ? "past" : "current";
    return { menu, from: Number.isFinite(since) ? since : null, until: next, state, rivals };
  });
  const unread = own.flatMap(({ menu, since }): MenuPeriod<M>[] =>
    since === null ? [{ menu, from: null, until: null, state: "never", rivals: [] }] : [],
  );
  return [...periods, ...unread];
}
