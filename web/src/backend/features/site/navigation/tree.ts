import { isObject } from "@tresen/contract/kit/object";

/** An entry of a navigation without those below it, and how deep it stands: 0 for the first level. */
export interface TreeRow {
  entry: Readonly<Record<string, unknown>>;
  depth: number;
}

/** The number of levels. */
export const LEVELS = 3;

/** A navigation's entries as they are stored, one after the other as they are shown. */
export function rowsOf(items: unknown, depth = 0): TreeRow[] {
  if (!Array.isArray(items)) return [];
  return items
    .filter(isObject)
    .flatMap(({ items: below, ...entry }) => [{ entry, depth }, ...rowsOf(below, depth + 1)]);
}

/** The rows as they are stored. Those of the last level have no entries below them. */
export function itemsOf(rows: readonly TreeRow[]): Record<string, unknown>[] {
  return blocks(rows, 0).map(([first, ...below]) => ({
    ...first.entry,
    ...(first.depth < LEVELS - 1 ? { items: itemsOf(below) } : {}),
  }));
}

/** The path of a row within the navigation: `items.0.items.2`. */
export function pathOf(rows: readonly TreeRow[], index: number): string {
  return [...ancestorsOf(rows, index), index].map((at) => `items.${siblingsOf(rows, at).indexOf(at)}`).join(".");
}

/** The rows above a row, outermost first. */
export function ancestorsOf(rows: readonly TreeRow[], index: number): number[] {
  const found: number[] = [];
  let depth = rows[index]?.depth ?? 0;
  for (let at = index - 1; at >= 0 && depth > 0; at -= 1) {
    if ((rows[at]?.depth ?? 0) >= depth) continue;
    found.unshift(at);
    depth -= 1;
  }
  return found;
}

/** The rows that stand with this one below the same row, itself among them. */
export function siblingsOf(rows: readonly TreeRow[], index: number): number[] {
  const depth = rows[index]?.depth ?? 0;
  const parent = ancestorsOf(rows, index).at(-1);
  const start = parent === undefined ? 0 : parent + 1;
  const end = parent === undefined ? rows.length : endOf(rows, parent);
  return rows.flatMap((row, at) => (at >= start && at < end && row.depth === depth ? [at] : []));
}

/** The place after a row and everything below it. */
export function endOf(rows: readonly TreeRow[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  const next = rows.findIndex((row, at) => at > index && row.depth <= depth);
  return next < 0 ? rows.length : next;
}

/** Where a row goes with everything below it: `place` among the others, without it, and its new depth. */
export interface Move {
  place: number;
  depth: number;
}

/** The rows after a move; null where it would make more levels than there may be, or a row without one above it. */
export function movedTo<Row extends TreeRow>({
  rows,
  index,
  to,
}: {
  rows: readonly Row[];
  index: number;
  to: Move;
}): Row[] | null {
  const { least, most } = depthsAt({ rows, index, place: to.place });
  const row = rows[index];
  if (!row || to.depth < least || to.depth > most) return null;
  const by = to.depth - row.depth;
  const block = rows.slice(index, endOf(rows, index)).map((one) => ({ ...one, depth: one.depth + by }));
  return without(rows, index).toSpliced(to.place, 0, ...block);
}

/** How deep a row may stand at a place among the others: at most below the row before, at least beside the one after. */
export function depthsAt({ rows, index, place }: { rows: readonly TreeRow[]; index: number; place: number }): {
  least: number;
  most: number;
} {
  const others = without(rows, index);
  const own = rows[index]?.depth ?? 0;
  const height = Math.max(...rows.slice(index, endOf(rows, index)).map(({ depth }) => depth - own));
  const before = others[place - 1];
  return { least: others[place]?.depth ?? 0, most: Math.min(before ? before.depth + 1 : 0, LEVELS - 1 - height) };
}

export type Step = "up" | "down" | "in" | "out";

/** Where a key moves a row: among its siblings, below the one before it, or after the row that it is below. */
export function stepOf({ rows, index, step }: { rows: readonly TreeRow[]; index: number; step: Step }): Move | null {
  const depth = rows[index]?.depth ?? 0;
  const siblings = siblingsOf(rows, index);
  const at = siblings.indexOf(index);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const size = endOf(rows, index) - index;
  const parent = ancestorsOf(rows, index).at(-1);
  const move = ((): Move | null => {
    switch (step) {
      case "up":
        return before === undefined ? null : { place: before, depth };
      case "down":
        return after === undefined ? null : { place: endOf(rows, after) - size, depth };
      case "in":
        return before === undefined ? null : { place: index, depth: depth + 1 };
      case "out":
        return parent === undefined ? null : { place: endOf(rows, parent) - size, depth: depth - 1 };
    }
  })();
  return move && movedTo({ rows, index, to: move }) ? move : null;
}

/** The rows without one and everything below it. */
export function without<Row extends TreeRow>(rows: readonly Row[], index: number): Row[] {
  return rows.toSpliced(index, endOf(rows, index) - index);
}

/** The rows in blocks that begin at this depth. */
function blocks(rows: readonly TreeRow[], depth: number): [TreeRow, ...TreeRow[]][] {
  const found: [TreeRow, ...TreeRow[]][] = [];
  const start = rows[0]?.depth ?? depth;
  for (const row of rows) {
    const last = found.at(-1);
    if (last && row.depth > start) last.push(row);
    else found.push([row]);
  }
  return found;
}
