import type { Instant } from "@tresen/contract/kit/time";
import { MINUTE } from "@tresen/contract/kit/time";
import { type Item, type Key, keyOf, storageCall } from "../db";
import { type Counted, type Limit, counterKey } from "./counter-key";
import { CountedActionsEntity } from "./counted-actions.entity";

/** The value that is limited, and its limits. */
export interface LimitedValue extends Counted {
  windows: readonly Limit[];
}

/**
 * The counted actions by name, with their times. `own` are those of this process that the table may not contain yet.
 */
interface KnownActions {
  own: Map<string, Instant>;
  shared: Map<string, Instant>;
  /** Names that were uncounted; a pending answer may still contain them. */
  returned: Set<string>;
}

/** A counted action, or a refusal with the value whose limit was reached. */
export interface CountedAction {
  /**
   * Stores the action in the table if necessary.
   * @returns the refusal when other processes have used up the limit meanwhile; then the action is uncounted.
   */
  record(): Promise<LimitReached | null>;
  uncount(): Promise<void>;
}
export interface LimitReached {
  limited: LimitedValue;
  /** Milliseconds until an action is allowed again. */
  wait: number;
}

/** The number of values that a process remembers; the least recently used is dropped first. */
const REMEMBERED = 10_000;
/** The number of expired actions a row may contain before they are removed, which keeps it below 1 KB. */
const OUTDATED = 10;
/** The clocks of two machines differ a little. Times further ahead come from a clock that was set back. */
const SKEW = MINUTE;

const knownActions = new Map<string, KnownActions>();

/**
 * The rows to read with everything else: only of values that this process has counted before, so none for most callers.
 */
export function counterRowKeys(all: readonly LimitedValue[]): Key[] {
  return all.filter((limited) => knownActions.has(counterKey(limited))).map(rowKeyOf);
}

/**
 * Counts an action for all values, or for none if one has reached its limit. Counting happens in the memory of the
 * process, so concurrent requests cannot exceed the limit. The first action of a value in a process is not stored, so
 * most callers cost nothing; all later ones are. Several processes together therefore allow at most one more action per
 * process.
 * @param name identifies the action: repeated under the same name it counts once.
 * @param found returns the rows of `counterRowKeys`.
 */
export function countAction({
  all,
  name,
  found,
  now,
}: {
  all: readonly LimitedValue[];
  name: string;
  found: (key: Key) => Item | undefined;
  now: Instant;
}): CountedAction | LimitReached {
  const values = all.map((one) => ({ one, known: knownActionsOf({ limited: one, item: found(rowKeyOf(one)), now }) }));
  const refused = values.flatMap(({ one, known }) => {
    const actions = new Map([...known.shared, ...known.own]);
    const wait = actions.has(name) ? 0 : waitFor({ taken: [...actions.values()], windows: one.windows, now });
    return wait > 0 ? [{ limited: one, wait }] : [];
  });
  const longest = refused.sort((a, b) => b.wait - a.wait)[0];
  if (longest) return longest;
  for (const { known } of values) {
    known.returned.delete(name);
    if (!known.shared.has(name)) known.own.set(name, known.own.get(name) ?? now);
  }
  const written = new Set<LimitedValue>();
  const uncount = async (): Promise<void> => {
    await Promise.all(
      values.map(async ({ one, known }) => {
        const at = known.own.get(name) ?? known.shared.get(name);
        known.own.delete(name);
        known.shared.delete(name);
        known.returned.add(name);
        if (written.has(one) && at !== undefined)
          await storageCall(() =>
            CountedActionsEntity.update({ key: counterKey(one) })
              .delete({ taken: [entryOf([name, at])] })
              .go(),
          );
      }),
    );
  };
  const record = async (): Promise<LimitReached | null> => {
    const outcomes = await Promise.all(
      values.map(async ({ one, known }) => {
        if (known.own.size + known.shared.size < 2 || !known.own.has(name)) return [];
        written.add(one);
        await write({ limited: one, known, now });
        const wait = waitFor({ taken: [...known.shared.values()], windows: one.windows, now, beyond: 1 });
        return wait > 0 ? [{ limited: one, wait }] : [];
      }),
    );
    const exceeded = outcomes.flat().sort((a, b) => b.wait - a.wait)[0];
    if (exceeded) await uncount();
    return exceeded ?? null;
  };
  return { record, uncount };
}

/** Stores unsaved actions and reads those of other processes. It adds to a set, so it is idempotent. */
async function write({
  limited,
  known,
  now,
}: {
  limited: LimitedValue;
  known: KnownActions;
  now: Instant;
}): Promise<void> {
  const key = counterKey(limited);
  const added = [...known.own];
  const { data } = await storageCall(() =>
    CountedActionsEntity.update({ key })
      .add({ taken: added.map(entryOf) })
      .set({ expiresAt: Math.ceil((now + spanOf(limited)) / 1000) })
      .go({ response: "all_new" }),
  );
  const all = entriesOf(data.taken);
  for (const [name] of added) known.own.delete(name);
  // Answers may arrive out of order, so known actions are kept.
  known.shared = sharedOf({ known, read: all, limited, now });
  const outdated = [...all].filter(([name]) => !known.shared.has(name) && !known.returned.has(name));
  if (outdated.length > OUTDATED)
    await storageCall(() =>
      CountedActionsEntity.update({ key })
        .delete({ taken: outdated.map(entryOf) })
        .go(),
    );
}

/** The counted actions of a value, merged with the row that was just read. */
function knownActionsOf({
  limited,
  item,
  now,
}: {
  limited: LimitedValue;
  item: Item | undefined;
  now: Instant;
}): KnownActions {
  const key = counterKey(limited);
  const before = knownActions.get(key);
  const read = item ? entriesOf(CountedActionsEntity.parse({ Item: item }).data?.taken) : [];
  const known: KnownActions = before ?? { own: new Map(), shared: new Map(), returned: new Set() };
  known.own = current({ taken: known.own, limited, now });
  known.shared = sharedOf({ known, read, limited, now });
  knownActions.delete(key);
  knownActions.set(key, known);
  for (const oldest of knownActions.keys()) {
    if (knownActions.size <= REMEMBERED) break;
    knownActions.delete(oldest);
  }
  return known;
}

/**
 * The actions that the table contains, as far as this process knows. When none are left, the names of uncounted ones
 * are dropped as well.
 */
function sharedOf({
  known,
  read,
  limited,
  now,
}: {
  known: KnownActions;
  read: Iterable<[string, Instant]>;
  limited: LimitedValue;
  now: Instant;
}): Map<string, Instant> {
  const shared = current({
    taken: new Map([...known.shared, ...[...read].filter(([name]) => !known.returned.has(name))]),
    limited,
    now,
  });
  if (shared.size === 0 && known.own.size === 0) known.returned.clear();
  return shared;
}

function current({
  taken,
  limited,
  now,
}: {
  taken: ReadonlyMap<string, Instant>;
  limited: LimitedValue;
  now: Instant;
}): Map<string, Instant> {
  return new Map([...taken].filter(([, at]) => at > now - spanOf(limited) && at <= now + SKEW));
}

/** The milliseconds to wait. @param beyond actions that may exceed the limit. */
function waitFor({
  taken,
  windows,
  now,
  beyond = 0,
}: {
  taken: readonly Instant[];
  windows: readonly Limit[];
  now: Instant;
  beyond?: number;
}): number {
  return Math.max(
    0,
    ...windows.map(({ limit, window }) => {
      const within = taken.filter((at) => at > now - window).sort((a, b) => a - b);
      const frees = within.at(-limit);
      return within.length < limit + beyond || frees === undefined ? 0 : Math.max(1, frees + window - now);
    }),
  );
}

function spanOf({ windows }: LimitedValue): number {
  return Math.max(...windows.map(({ window }) => window));
}

function rowKeyOf(limited: Counted): Key {
  return keyOf(CountedActionsEntity.get({ key: counterKey(limited) }).params());
}

function entryOf([name, at]: [string, Instant]): string {
  return `${at}.${name}`;
}

function entriesOf(taken: readonly string[] | undefined): Map<string, Instant> {
  return new Map((taken ?? []).map((entry) => [entry.slice(entry.indexOf(".") + 1), Number.parseInt(entry, 10)]));
}
