/** The number of labels per call. */
const BATCH = 100;

type Load = (ids: readonly string[]) => Promise<readonly { id: string; label: string }[]>;

/**
 * Loads labels of single records in batches of a hundred: requests made at the same time are collected.
 * @returns a function that returns the label of one record, or null if it does not exist.
 */
export function labelBatch(load: Load): (id: string) => Promise<string | null> {
  let waiting: { ids: string[]; labels: Promise<Map<string, string>> } | null = null;
  return async (id) => {
    if (waiting && waiting.ids.length >= BATCH) waiting = null;
    if (!waiting) {
      const ids: string[] = [];
      const labels = Promise.resolve().then(async () => {
        if (waiting?.ids === ids) waiting = null;
        return new Map((await load(ids)).map((option) => [option.id, option.label]));
      });
      waiting = { ids, labels };
    }
    waiting.ids.push(id);
    return (await waiting.labels).get(id) ?? null;
  };
}
