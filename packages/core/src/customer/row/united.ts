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
  const all = new Map([...known, ...found].map((entry) => [JSON.stringify(entry), entry]));
  return [...all.values()].slice(0, Math.max(limit, known.length));
}
