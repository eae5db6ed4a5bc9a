/** The number of records per call. */
const BATCH = 100;

/**
 * Loads something of single records in batches of a hundred: requests made at the same time are collected.
 * @returns a function that returns what belongs to one record, or null where there is nothing.
 */
export function batched<Value>(
  load: (ids: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): (id: string) => Promise<Value | null> {
  let waiting: { ids: string[]; found: Promise<ReadonlyMap<string, Value>> } | null = null;
  return async (id) => {
    if (waiting && waiting.ids.length >= BATCH) waiting = null;
    if (!waiting) {
      const ids: string[] = [];
      const found = Promise.resolve().then(async () => {
        if (waiting?.ids === ids) waiting = null;
        return load(ids);
      });
      waiting = { ids, found };
    }
    waiting.ids.push(id);
    return (await waiting.found).get(id) ?? null;
  };
}
