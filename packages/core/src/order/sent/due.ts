import { DAY, type Instant, MINUTE } from "@tresen/contract/kit/time";
import {
  type Destination,
  applied,
  differenceOf,
  linesByStation,
  wholeOf,
} from "@tresen/contract/order/sent/difference";
import type { SentReason } from "@tresen/contract/order/sent/sent";
import { isLater } from "@tresen/contract/order/preparation/later";
import type { OrderState } from "@tresen/contract/order/order.state";
import { beginsAtOf } from "../step/begin";
import type { OrderRow } from "../store";
import type { SentMessage, SentRow } from "./sent.entity";

/** What was told is of no use long after the order's time. */
const KEPT = 30 * DAY;
/** The messages that a row keeps, so that it stays small. The numbers of messages go on. */
const MESSAGES_LIMIT = 50;
const MESSAGES_SIZE = 64_000;

const OVER: readonly OrderState[] = ["canceled", "rejected", "failed"];

interface Telling {
  order: OrderRow;
  /** What was told so far. */
  rows: readonly SentRow[];
  stationsOf: (product: string) => readonly Destination[];
  isInUse: (station: Destination) => boolean;
  /** Set when staff want all of it to be told again. */
  print?: { key: string | undefined } | undefined;
  now: Instant;
}

/**
 * The rows of the destinations that have to be told something, as they become; none for destinations that know all that
 * concerns them.
 *
 * Everything is told once the order is begun, after that the differences. What staff have printed before that counts as
 * told, too, so its changes and its cancellation are told; and all of it is told again when the order is begun. Nothing
 * is told about the end of an order that was completed.
 */
export function toldRows({ order, rows, stationsOf, isInUse, print, now }: Telling): SentRow[] {
  const isBegun = isBegunAt({ order, now });
  const isFirst = isBegun && rows.every(({ begunAt }) => begunAt === undefined);
  const isTold = rows.length > 0;
  if (!print && (order.state === "completed" || !(isBegun || isTold))) return [];
  const isOver = isGivenUp(order);
  const found = isOver
    ? new Map<Destination, never[]>()
    : linesByStation({ items: order.items, told: rows.map(known), stationsOf, isInUse });
  const why: SentReason = print ? "print" : isOver ? "cancelled" : isFirst ? "begun" : "changed";
  const isWhole = print !== undefined || isFirst;
  const at = new Date(now).toISOString();
  return [...new Set([...rows.map(stationOf), ...found.keys()])].flatMap((station) => {
    const row = rows.find((one) => stationOf(one) === station);
    const told = row?.lines ?? [];
    const lines = (isWhole ? wholeOf : differenceOf)({ told, now: found.get(station) ?? [] });
    if (lines.length === 0) return [];
    const message: SentMessage = {
      number: (row?.messages.at(-1)?.number ?? 0) + 1,
      at,
      why,
      lines,
      // Whoever gets all of it, or hears of the order for the first time, needs the comment.
      ...(order.comment && (isWhole || !row) ? { note: order.comment } : {}),
      ...(print?.key === undefined ? {} : { key: print.key }),
    };
    return {
      uid: order.uid,
      branch: order.branch,
      place: placeOf(station),
      ...(station === null ? {} : { station }),
      lines: applied({ told, lines }),
      messages: lastOf([...(row?.messages ?? []), message]),
      ...(row?.begunAt === undefined ? (isBegun ? { begunAt: at } : {}) : { begunAt: row.begunAt }),
      version: (row?.version ?? 0) + 1,
      expiresAt: Math.ceil((Math.max(now, Date.parse(order.appointment ?? at)) + KEPT) / 1000),
    };
  });
}

/** Whether nothing of the order is prepared, whatever it was before. */
export function isGivenUp({ state }: Pick<OrderRow, "state">): boolean {
  return OVER.includes(state);
}

/** Whether the kitchen works on the order: it is underway, or confirmed and not for later. */
export function isBegunAt({ order, now }: { order: OrderRow; now: Instant }): boolean {
  return beginsAtOf(order) !== null && !isForLater({ order, now });
}

/** Whether it is confirmed, and its time has not come. Screens go by the same rule. */
export function isForLater({ order, now }: { order: OrderRow; now: Instant }): boolean {
  const begins = beginsAtOf(order);
  const beginsAt = begins === null ? null : new Date(begins).toISOString();
  return isLater({ order: { state: order.state, beginsAt }, now });
}

/** The instant from which on an order that begins then counts as begun: see `isLater`. */
export function begunFrom(begins: Instant): Instant {
  return begins - MINUTE;
}

/** The last moment of which the order tells: of its last decision, or the last note of the kitchen. */
export function writtenAt({ updatedAt, preparation = [] }: OrderRow): Instant {
  return Math.max(Date.parse(updatedAt), ...preparation.map(({ at }) => Date.parse(at)));
}

export function stationOf({ station }: Pick<SentRow, "station">): Destination {
  return station ?? null;
}

function placeOf(station: Destination): string {
  return station === null ? "kitchen" : `station#${station}`;
}

function known(row: SentRow): { station: Destination; lines: SentRow["lines"] } {
  return { station: stationOf(row), lines: row.lines };
}

/** As many of the last messages as a row keeps, at least one. */
function lastOf(messages: readonly SentMessage[]): SentMessage[] {
  const kept = messages.slice(-MESSAGES_LIMIT);
  while (kept.length > 1 && Buffer.byteLength(JSON.stringify(kept)) > MESSAGES_SIZE) kept.shift();
  return kept;
}
