/** A number of 32 bits for a text: FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Numbers in [0, 1) that follow from the seed alone: mulberry32. They are not secret. */
function numbersOf(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The items in an order that follows from the seed alone (Fisher–Yates). The given list stays as it is. */
export function shuffled<Item>({ items, seed }: { items: readonly Item[]; seed: string }): Item[] {
  const next = numbersOf(seed);
  const pool = [...items];
  const result: Item[] = [];
  while (pool.length > 0) result.push(...pool.splice(Math.floor(next() * pool.length), 1));
  return result;
}
