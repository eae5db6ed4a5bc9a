import { batched } from "../batched";

type Load = (ids: readonly string[]) => Promise<readonly { id: string; label: string }[]>;

/**
 * Loads labels of single records in batches.
 * @returns a function that returns the label of one record, or null if it does not exist.
 */
export function labelBatch(load: Load): (id: string) => Promise<string | null> {
  return batched(async (ids) => new Map((await load(ids)).map(({ id, label }) => [id, label])));
}
