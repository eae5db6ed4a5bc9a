import { isObject } from "@tresen/contract/kit/object";

/** The known entries and new ones as far as there is room, each once. */
export function united<Entry>({
  known,
  found,
  limit,
}: {
  known: readonly Entry[];
  found: readonly Entry[];
  limit: number;
}): Entry[] {
  const all = new Map([...known, ...found].map((entry) => [sameFor(entry), entry]));
  return [...all.values()].slice(0, Math.max(limit, known.length));
}

/** The same text for the same fields, in whichever order they are. */
function sameFor(entry: unknown): string {
  return JSON.stringify(isObject(entry) ? Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)) : entry);
}
