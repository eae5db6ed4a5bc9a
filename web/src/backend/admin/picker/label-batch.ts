/** Labels that one call is asked for. */
const BATCH = 100;

type Load = (ids: readonly string[]) => Promise<readonly { id: string; label: string }[]>;

/**
 * Asks for labels of single records in as few calls as there are hundreds of them: what is asked for in one go is
 * gathered. @returns a function that gives the label of one record, and null for one that there is not.
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
