import type { KitchenItem, KitchenOrder } from "@tresen/contract/display/display";
import { MINUTE } from "@tresen/contract/kit/time";
import type { PreparationState } from "@tresen/contract/order/preparation/preparation";
import { isLater } from "@tresen/contract/order/preparation/later";
import { isPrepared } from "@tresen/contract/order/preparation/prepared";
import type { Note } from "../shared/kept-notes";

/** Undefined stands for all stations. */
export type Station = string | undefined;
export type Age = "calm" | "soon" | "late";

/** Minutes after an order had to be begun. */
const SOON = 8;
const LATE = 15;

export function minutesSince({ order, now }: { order: KitchenOrder; now: number }): number {
  return Math.max(0, Math.floor((now - Date.parse(order.beginsAt)) / MINUTE));
}

export function ageOf(minutes: number): Age {
  return minutes >= LATE ? "late" : minutes >= SOON ? "soon" : "calm";
}

/** How far the station is with the position; all stations together are done when each of them is. */
export function stateOf({ item, station }: { item: KitchenItem; station: Station }): PreparationState {
  const steps = item.preparation.filter((step) => station === undefined || step.station === station);
  if (isPrepared(steps)) return "done";
  return steps.some(({ state }) => state !== "open") ? "started" : "open";
}

/** Whether the station has to prepare the position. */
export function concerns({ item, station }: { item: KitchenItem; station: Station }): boolean {
  return station === undefined || item.stations.includes(station);
}

/** The positions of the order at the station, without removed ones that nobody has been told of. */
export function itemsAt({ order, station }: { order: KitchenOrder; station: Station }): KitchenItem[] {
  return order.items.filter((item) => concerns({ item, station }));
}

/** Whether the station has nothing left to do for the order. */
export function isDoneAt({ order, station }: { order: KitchenOrder; station: Station }): boolean {
  const items = itemsAt({ order, station }).filter(({ change }) => change !== "removed");
  return items.every((item) => stateOf({ item, station }) === "done");
}

/** Whether the order has to be worked on by now, or somebody has begun it by hand. */
export function hasBegun({ order, now }: { order: KitchenOrder; now: number }): boolean {
  const isTouched = order.items.some(({ preparation }) => preparation.some(({ state }) => state !== "open"));
  return isTouched || !isLater({ order, now });
}

interface Asked {
  orders: readonly KitchenOrder[];
  station: Station;
  now: number;
}

/** The orders that the station works on, those that come later, and those that it has finished, the last one first. */
export function ticketsOf({ orders, station, now }: Asked): Record<"open" | "later" | "done", KitchenOrder[]> {
  const own = orders.filter(
    (order) => order.state === "confirmed" && itemsAt({ order, station }).some(({ change }) => change !== "removed"),
  );
  const begun = own.filter((order) => hasBegun({ order, now }));
  const lastStep = ({ items }: KitchenOrder): string =>
    items
      .flatMap(({ preparation }) => preparation.map(({ at }) => at))
      .sort()
      .at(-1) ?? "";
  return {
    open: begun.filter((order) => !isDoneAt({ order, station })),
    later: own.filter((order) => !begun.includes(order)),
    done: begun.filter((order) => isDoneAt({ order, station })).sort((a, b) => lastStep(b).localeCompare(lastStep(a))),
  };
}

/** The stations that positions of the orders name. */
export function namedIn(orders: readonly KitchenOrder[]): string[] {
  const names = orders.flatMap(({ items }) => items.flatMap(({ stations }) => stations));
  return [...new Set(names.filter((name) => name !== null))].sort();
}

/** Names a station; `null` stands for the kitchen as a whole. */
export type Naming = (station: string | null) => string;

/** The names of the other stations that have positions of the order. */
export function othersOf({
  order,
  station,
  nameOf,
}: {
  order: KitchenOrder;
  station: string;
  nameOf: Naming;
}): string[] {
  return stationNames({ order, nameOf, isNamed: (_, one) => one !== station });
}

/** The names of the stations that still owe something to the order. */
export function owing({ order, nameOf }: { order: KitchenOrder; nameOf: Naming }): string[] {
  return stationNames({
    order,
    nameOf,
    isNamed: (item, one) => !isPrepared(item.preparation.filter((step) => step.station === one)),
  });
}

function stationNames({
  order,
  nameOf,
  isNamed,
}: {
  order: KitchenOrder;
  nameOf: Naming;
  isNamed: (item: KitchenItem, station: string | null) => boolean;
}): string[] {
  const found = order.items
    .filter(({ change }) => change !== "removed")
    .flatMap((item) => item.stations.filter((one) => isNamed(item, one)));
  return [...new Set(found.map(nameOf))].sort((a, b) => a.localeCompare(b, "de"));
}

export interface Count {
  name: string;
  unit: KitchenItem["unit"];
  amount: number;
}

/** How much of each product the station has to prepare altogether, the most first. */
export function countsOf({ orders, station, now }: Asked): Count[] {
  const counts = new Map<string, Count>();
  for (const order of ticketsOf({ orders, station, now }).open)
    for (const item of itemsAt({ order, station })) {
      if (item.change === "removed" || stateOf({ item, station }) === "done") continue;
      const key = `${item.name} ${item.unit}`;
      const { name, unit } = item;
      counts.set(key, { name, unit, amount: (counts.get(key)?.amount ?? 0) + item.amount });
    }
  return [...counts.values()].sort((a, b) => b.amount - a.amount || a.name.localeCompare(b.name, "de"));
}

/** The orders as they will be once the notes that wait have been sent. */
export function withNotes({
  orders,
  notes,
  now,
}: {
  orders: readonly KitchenOrder[];
  notes: readonly Note[];
  now: number;
}): KitchenOrder[] {
  const at = new Date(now).toISOString();
  return orders.map((order) => {
    const own = notes.filter(({ uid }) => uid === order.uid);
    if (own.length === 0) return order;
    const items = order.items.map((item) =>
      own
        .filter(({ line }) => line === item.line)
        .reduce((before, { station, state }) => {
          const concerned = station === null ? before.stations : [station];
          const others = before.preparation.filter((step) => !concerned.includes(step.station));
          return { ...before, preparation: [...others, ...concerned.map((one) => ({ station: one, state, at }))] };
        }, item),
    );
    return { ...order, items };
  });
}

/** The notes that bring all positions of the station to a state. */
export function notesFor({
  order,
  station,
  state,
}: {
  order: KitchenOrder;
  station: Station;
  state: PreparationState;
}): Note[] {
  const { uid, ticketNumber } = order;
  return itemsAt({ order, station })
    .filter((item) => item.change !== "removed" && stateOf({ item, station }) !== state)
    .map(({ line }) => ({ uid, ticketNumber, line, station: station ?? null, state }));
}
