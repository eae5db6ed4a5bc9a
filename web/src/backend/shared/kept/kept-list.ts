import { atom, getDefaultStore } from "jotai";
import { keepValue, readKept } from "./kept-value";

/** So many entries are kept. */
const KEPT = 20;

/** A list that this browser keeps for each person, the newest entry first and each only once. */
export function keptList<Entry>({
  key,
  isEntry,
  isSame,
}: {
  /** The beginning of the key in the browser's storage. */
  key: string;
  /** Whether a stored value is an entry, also one that another version of the program has stored. */
  isEntry: (value: unknown) => value is Entry;
  isSame: (a: Entry, b: Entry) => boolean;
}) {
  /** Counts the changes, so that whatever shows the list is rendered again. */
  const changesAtom = atom(0);
  const keyOf = (user: string): string => `${key}-${user}`;
  const entries = (user: string): Entry[] => {
    const stored = readKept(keyOf(user));
    return Array.isArray(stored) ? stored.filter(isEntry).slice(0, KEPT) : [];
  };
  const change = ({ user, to }: { user: string; to: (entries: Entry[]) => Entry[] }): void => {
    keepValue(keyOf(user), to(entries(user)).slice(0, KEPT));
    getDefaultStore().set(changesAtom, (count) => count + 1);
  };
  return {
    changesAtom,
    entries,
    change,
    add: ({ user, entry }: { user: string; entry: Entry }): void =>
      change({ user, to: (known) => [entry, ...known.filter((other) => !isSame(other, entry))] }),
    remove: ({ user, entry }: { user: string; entry: Entry }): void =>
      change({ user, to: (known) => known.filter((other) => !isSame(other, entry)) }),
  };
}

/** Whether a stored value is an object that has texts under these names. */
export function hasTexts<Name extends string>(value: unknown, names: readonly Name[]): value is Record<Name, string> {
  if (typeof value !== "object" || value === null) return false;
  const known = new Map<string, unknown>(Object.entries(value));
  return names.every((name) => typeof known.get(name) === "string");
}
