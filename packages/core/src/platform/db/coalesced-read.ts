import { type Item, type Key, batchRead } from "./batch";

type Found = (key: Key) => Item | undefined;

let gathered: { keys: Key[]; found: Promise<Found> } | null = null;

/** Like `batchRead`, but reads requested at the same moment share their calls. For work that is done in batches. */
export function readCoalesced(keys: readonly Key[]): Promise<Found> {
  gathered ??= { keys: [], found: nextTurn().then(read) };
  gathered.keys.push(...keys);
  return gathered.found;
}

function read(): Promise<Found> {
  const keys = gathered?.keys ?? [];
  gathered = null;
  return batchRead(keys);
}

function nextTurn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  setImmediate(resolve);
  return promise;
}
