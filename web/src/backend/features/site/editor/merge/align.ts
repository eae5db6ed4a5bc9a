import { type PageSection, plainSection } from "../model/page-fields";

/** A section as text that is equal for equal sections, in whatever order their fields stand. */
export function canonical(section: PageSection): string {
  return JSON.stringify(sorted(plainSection(section)));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined && part !== null)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  );
}

/**
 * Which section of a changed page was which one before. Sections have no ids, so they are found by what they are: first
 * those that are equal and in the same order, then equal ones that were moved, then those of the same type between the
 * same neighbours, which were changed.
 * @returns for each former section its place in the changed page; null where it was removed.
 */
export function align(before: readonly PageSection[], after: readonly PageSection[]): (number | null)[] {
  const [a, b] = [before.map(canonical), after.map(canonical)];
  const found = new Map<number, number>(longestCommon(a, b));
  const taken = new Set(found.values());
  const pair = (from: number, to: number): void => {
    found.set(from, to);
    taken.add(to);
  };
  const gaps = gapsOf({ anchors: [...found], from: a.length, to: b.length });
  for (const [from, text] of a.entries()) {
    if (found.has(from)) continue;
    const to = b.findIndex((other, place) => other === text && !taken.has(place));
    if (to >= 0) pair(from, to);
  }
  for (const gap of gaps) {
    const froms = gap.from.filter((place) => !found.has(place));
    const tos = gap.to.filter((place) => !taken.has(place));
    const types = longestCommon(
      froms.map((place) => before[place]?.type ?? ""),
      tos.map((place) => after[place]?.type ?? ""),
    );
    for (const [i, j] of types) {
      const [from, to] = [froms[i], tos[j]];
      if (from !== undefined && to !== undefined) pair(from, to);
    }
  }
  return before.map((_section, place) => found.get(place) ?? null);
}

/** The longest common subsequence, as pairs of places. */
function longestCommon(a: readonly string[], b: readonly string[]): [number, number][] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i];
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  return pairs;
}

interface Gap {
  from: number[];
  to: number[];
}

/** The places between two neighbouring pairs, before the first one and after the last one. */
function gapsOf({
  anchors,
  from,
  to,
}: {
  anchors: readonly (readonly [number, number])[];
  from: number;
  to: number;
}): Gap[] {
  const range = (start: number, end: number): number[] =>
    Array.from({ length: Math.max(0, end - start) }, (_none, place) => start + place);
  const starts: (readonly [number, number])[] = [[-1, -1], ...anchors];
  const ends: (readonly [number, number])[] = [...anchors, [from, to]];
  return starts.map(([i, j], place) => {
    const [nextI, nextJ] = ends[place] ?? [from, to];
    return { from: range(i + 1, nextI), to: range(j + 1, nextJ) };
  });
}
