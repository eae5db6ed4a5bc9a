/** A stable key for each entry of a list, so that state on the screen moves with its entry. */
export interface EntryKeys {
  list: readonly number[];
  next: number;
}

export function entryKeys(count: number): EntryKeys {
  return { list: Array.from({ length: count }, (_, index) => index), next: count };
}

/** The keys after a change from outside: the first entries count as the same. */
export function resized({ keys, count }: { keys: EntryKeys; count: number }): EntryKeys {
  const added = Math.max(0, count - keys.list.length);
  return {
    list: [...keys.list.slice(0, count), ...Array.from({ length: added }, (_, index) => keys.next + index)],
    next: keys.next + added,
  };
}

export function withoutKey({ keys, index }: { keys: EntryKeys; index: number }): EntryKeys {
  return { ...keys, list: keys.list.filter((_key, at) => at !== index) };
}

/** With a key for an entry that is put in at the index: a new one, or the one that it had before. */
export function withKey({ keys, index, key }: { keys: EntryKeys; index: number; key?: number }): EntryKeys {
  return {
    list: keys.list.toSpliced(index, 0, key ?? keys.next),
    next: key === undefined ? keys.next + 1 : keys.next,
  };
}

export function moved<T>({ list, from, to }: { list: readonly T[]; from: number; to: number }): T[] {
  const changed = [...list];
  changed.splice(to, 0, ...changed.splice(from, 1));
  return changed;
}
