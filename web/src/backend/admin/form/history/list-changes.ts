import { CHANGED_FIELDS_LIMIT, type ChangedField, changedFields } from "@tresen/contract/log/changed-fields";
import { isPlain } from "../../model/draft";
import { NUMBER, propertyOf, valueAt } from "../../model/path";

/** An entry of a list that came, went, or stands in another place, counted from 1. */
export interface EntryChange {
  /** The path of the entry in the state after the change; of a removed one in the state before it. */
  path: string;
  kind: "added" | "removed" | "moved";
  entry: unknown;
  places: { before: number; after: number };
}

/**
 * The differences within lists told by entry instead of by place: where an entry is added at the front, every other one
 * is in another place, but nothing else about them has changed. Entries are the same if they have the same id or,
 * without ids, the same content.
 */
export function byEntry({
  changes,
  record,
}: {
  changes: readonly ChangedField[];
  record: Readonly<Record<string, unknown>> | null;
}): { changes: ChangedField[]; entries: EntryChange[] } {
  // Where not all differences are known, the state before the change is not known either.
  if (!record || changes.length >= CHANGED_FIELDS_LIMIT) return { changes: [...changes], entries: [] };
  const paths = [...new Set(changes.flatMap(({ field }) => listPath(field)))];
  const lists = new Map(paths.flatMap((path) => listDifference({ path, changes, record })));
  const told = new Set<string>();
  return {
    changes: changes.flatMap((change) => {
      const [path = ""] = listPath(change.field);
      const difference = lists.get(path);
      if (!difference) return [change];
      if (told.has(path)) return [];
      told.add(path);
      return difference.changes;
    }),
    entries: [...lists.values()].flatMap(({ entries }) => entries),
  };
}

/**
 * The path of the outermost list that a path leads into: of `content.sections.2.value.title` it is `content.sections`.
 */
function listPath(path: string): string[] {
  const steps = path.split(".");
  const at = steps.findIndex((step) => NUMBER.test(step));
  return at > 0 ? [steps.slice(0, at).join(".")] : [];
}

type ListDifference = [string, { changes: ChangedField[]; entries: EntryChange[] }];

/** Empty where every entry kept its place: the differences by place are the best ones then. */
function listDifference({
  path,
  changes,
  record,
}: {
  path: string;
  changes: readonly ChangedField[];
  record: Readonly<Record<string, unknown>>;
}): ListDifference[] {
  const after = valueAt({ values: record, path });
  if (!Array.isArray(after)) return [];
  const before = formerList({ path, changes, after });
  const matches = matched({ before, after });
  const isInPlace = matches.every((from, index) => from === index || (from < 0 && index >= before.length));
  const removed = before.flatMap((entry, index) => (matches.includes(index) ? [] : [{ entry, index }]));
  if (isInPlace && removed.every(({ index }) => index >= after.length)) return [];
  const inOrder = longestInOrder(matches.filter((from) => from >= 0));
  const entries = [
    ...removed.map(({ entry, index }): EntryChange => ({
      path: `${path}.${index}`,
      kind: "removed",
      entry,
      places: { before: index + 1, after: 0 },
    })),
    ...after.flatMap((entry: unknown, index): EntryChange[] => {
      const from = matches[index] ?? -1;
      if (inOrder.has(from)) return [];
      const places = { before: from + 1, after: index + 1 };
      return [{ path: `${path}.${index}`, kind: from < 0 ? "added" : "moved", entry, places }];
    }),
  ];
  const inner = after.flatMap((entry: unknown, index) => {
    const from = matches[index] ?? -1;
    const former = before[from];
    if (!isPlain(entry) || !isPlain(former)) return [];
    return changedFields({ before: former, after: entry }).map((change) => ({
      ...change,
      field: `${path}.${index}.${change.field}`,
    }));
  });
  return [[path, { changes: inner, entries }]];
}

/** The most numbers that are in order: the entries that need not have been moved, whatever was. */
function longestInOrder(numbers: readonly number[]): ReadonlySet<number> {
  let longest: number[] = [];
  const endingAt: number[][] = [];
  for (const number of numbers) {
    const before = endingAt
      .filter((known) => (known.at(-1) ?? -1) < number)
      .reduce<number[]>((best, known) => (known.length > best.length ? known : best), []);
    const found = [...before, number];
    endingAt.push(found);
    if (found.length > longest.length) longest = found;
  }
  return new Set(longest);
}

/** The list before the change: the one after it with every difference taken back. */
function formerList({
  path,
  changes,
  after,
}: {
  path: string;
  changes: readonly ChangedField[];
  after: readonly unknown[];
}): unknown[] {
  const former: unknown[] = structuredClone([...after]);
  for (const { field, before } of changes) {
    if (!field.startsWith(`${path}.`)) continue;
    const steps = field.slice(path.length + 1).split(".");
    setAt({ within: former, steps, value: before ?? undefined });
  }
  return former.filter((entry) => entry !== undefined);
}

function setAt({ within, steps, value }: { within: object; steps: readonly string[]; value: unknown }): void {
  const [step = "", ...rest] = steps;
  const inner = propertyOf(within, step);
  if (rest.length > 0 && typeof inner === "object" && inner !== null) setAt({ within: inner, steps: rest, value });
  else if (rest.length === 0) Reflect.set(within, step, value);
}

/** For each entry the place where it was before, or -1 of a new one. */
function matched({ before, after }: { before: readonly unknown[]; after: readonly unknown[] }): number[] {
  const taken = new Set<number>();
  const find = (isSame: (index: number) => boolean): number => {
    const index = before.findIndex((_entry, at) => !taken.has(at) && isSame(at));
    if (index >= 0) taken.add(index);
    return index;
  };
  const places = after.map((entry) => {
    const id = propertyOf(entry, "id");
    return find((at) =>
      id === undefined ? isEqual(before[at], entry) : id !== null && propertyOf(before[at], "id") === id,
    );
  });
  // What is left in the same place was changed there.
  return places.map((from, index) =>
    from < 0 && !taken.has(index) && index < before.length && hasNoId(after[index]) ? find((at) => at === index) : from,
  );
}

const hasNoId = (entry: unknown): boolean => propertyOf(entry, "id") === undefined;
const isEqual = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
