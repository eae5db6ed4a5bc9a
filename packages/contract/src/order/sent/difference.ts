import type { StoredItem } from "../order";
import type { SentKind } from "./sent";

/** What a station has to know of a position. */
export interface SentPosition {
  product: string;
  name: string;
  amount: number;
  unit: StoredItem["unit"];
  /** The chosen and written answers, without empty ones. */
  parts: { name: string; value: string | string[] }[];
}

/** A position as a destination knows it. `line` is its lasting id in the order. */
export interface ToldLine extends SentPosition {
  line: string;
}

/** What a destination is told about one position. */
export interface SentLine extends ToldLine {
  kind: SentKind;
  /** What it was told before; null for a position that it does not know. */
  was: SentPosition | null;
}

/** A station by its identifier; null for the kitchen as a whole. */
export type Destination = string | null;

interface Told {
  station: Destination;
  lines: readonly ToldLine[];
}

/**
 * What each destination has to know of an order now, by destination. A position stays where it was told as long as its
 * product is the same and the station is in use, so a catalogue that is changed meanwhile moves nothing.
 */
export function linesByStation({
  items,
  told,
  stationsOf,
  isInUse,
}: {
  items: readonly StoredItem[];
  told: readonly Told[];
  /** Where a product is prepared in the branch: see `stationsOf` of the stations. */
  stationsOf: (product: string) => readonly Destination[];
  isInUse: (station: Destination) => boolean;
}): Map<Destination, ToldLine[]> {
  const found = new Map<Destination, ToldLine[]>();
  items.forEach((item, index) => {
    if (item.amount === 0) return;
    const line = lineOf({ item, index });
    const known = told.filter(
      ({ station, lines }) =>
        isInUse(station) && lines.some((one) => one.line === line.line && one.product === line.product),
    );
    const stations = known.length > 0 ? known.map(({ station }) => station) : stationsOf(item.product);
    for (const station of new Set(stations)) found.set(station, [...(found.get(station) ?? []), line]);
  });
  return found;
}

interface Difference {
  told: readonly ToldLine[];
  now: readonly ToldLine[];
}

/** What a destination has to be told; empty when it knows all of it. */
export function differenceOf({ told, now }: Difference): SentLine[] {
  const before = byLine(told);
  const after = byLine(now);
  return [...new Set([...before.keys(), ...after.keys()])].sort(inOrder).flatMap((line): SentLine[] => {
    const [was, is] = [before.get(line), after.get(line)];
    if (!is) return was ? [{ ...was, amount: 0, kind: "cancelled", was: positionOf(was) }] : [];
    if (!was) return [{ ...is, kind: "new", was: null }];
    return isSame(was, is) ? [] : [{ ...is, kind: "changed", was: positionOf(was) }];
  });
}

/** Everything that a destination has to know, and what it was told and is gone. */
export function wholeOf({ told, now }: Difference): SentLine[] {
  const gone = differenceOf({ told, now }).filter(({ kind }) => kind === "cancelled");
  return [...now.map((line): SentLine => ({ ...line, kind: "new", was: null })), ...gone].sort((a, b) =>
    inOrder(a.line, b.line),
  );
}

/** What a destination knows after a message. */
export function applied({ told, lines }: { told: readonly ToldLine[]; lines: readonly SentLine[] }): ToldLine[] {
  const known = byLine(told);
  for (const { kind, was: _, ...line } of lines) {
    if (kind === "cancelled") known.delete(line.line);
    else known.set(line.line, line);
  }
  return [...known.values()].sort((a, b) => inOrder(a.line, b.line));
}

function lineOf({ item, index }: { item: StoredItem; index: number }): ToldLine {
  const { product, name, amount, unit } = item;
  const parts = item.parts.flatMap(({ name: step, value }) =>
    value !== null && value.length > 0 ? [{ name: step, value }] : [],
  );
  return { line: String(index + 1), product, name, amount, unit, parts };
}

function positionOf({ product, name, amount, unit, parts }: ToldLine): SentPosition {
  return { product, name, amount, unit, parts };
}

function byLine(lines: readonly ToldLine[]): Map<string, ToldLine> {
  return new Map(lines.map((line) => [line.line, line]));
}

function isSame(a: ToldLine, b: ToldLine): boolean {
  return JSON.stringify(positionOf(a)) === JSON.stringify(positionOf(b));
}

function inOrder(a: string, b: string): number {
  return Number(a) - Number(b);
}
