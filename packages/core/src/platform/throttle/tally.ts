import type { Instant } from "@tresen/contract/kit/time";
import { MINUTE } from "@tresen/contract/kit/time";
import { type Item, type Key, keyOf, storageCall } from "../db";
import { type Counted, type Limit, counterKey } from "./counter-key";
import { TurnsEntity } from "./turns.entity";

/** The value that is limited, and its limits. */
export interface Tallied extends Counted {
  windows: readonly Limit[];
}

/**
 * The counted actions by name, with their times. `own` are those of this process that the table may not contain yet.
 */
interface Tally {
  own: Map<string, Instant>;
  shared: Map<string, Instant>;
  /** Names that were uncounted; a pending answer may still contain them. */
  returned: Set<string>;
}

/** A counted action, or a refusal with the value whose limit was reached. */
export interface Turn {
  /**
   * Stores the action in the table if necessary.
   * @returns the refusal when other processes have used up the limit meanwhile; then the action is uncounted.
   */
  record(): Promise<Refused | null>;
  giveBack(): Promise<void>;
}
export interface Refused {
  tallied: Tallied;
  /** Milliseconds until an action is allowed again. */
  wait: number;
}

/** The number of values that a process remembers; the least recently used is dropped first. */
const REMEMBERED = 10_000;
/** The number of expired actions a row may contain before they are removed, which keeps it below 1 KB. */
const OUTDATED = 10;
/** The clocks of two machines differ a little. Times further ahead come from a clock that was set back. */
const SKEW = MINUTE;

const tallies = new Map<string, Tally>();

/**
 * The rows to read with everything else: only of values that this process has counted before, so none for most callers.
 */
export function tallyRows(all: readonly Tallied[]): Key[] {
  return all.filter((tallied) => tallies.has(counterKey(tallied))).map(rowKeyOf);
}

/**
 * Counts an action for all values, or for none if one has reached its limit. Counting happens in the memory of the
 * process, so concurrent requests cannot exceed the limit. The first action of a value in a process is not stored, so
 * most callers cost nothing; all later ones are. Several processes together therefore allow at most one more action per
 * process.
 * @param name identifies the action: repeated under the same name it counts once.
 * @param found returns the rows of `tallyRows`.
 */
export function takeTurns({
  all,
  name,
  found,
  now,
}: {
  all: readonly Tallied[];
  name: string;
  found: (key: Key) => Item | undefined;
  now: Instant;
}): Turn | Refused {
  const tallied = all.map((one) => ({ one, tally: tallyOf({ tallied: one, item: found(rowKeyOf(one)), now }) }));
  const refused = tallied.flatMap(({ one, tally }) => {
    const known = new Map([...tally.shared, ...tally.own]);
    const wait = known.has(name) ? 0 : waitFor({ taken: [...known.values()], windows: one.windows, now });
    return wait > 0 ? [{ tallied: one, wait }] : [];
  });
  const longest = refused.sort((a, b) => b.wait - a.wait)[0];
  if (longest) return longest;
  for (const { tally } of tallied) {
    tally.returned.delete(name);
    if (!tally.shared.has(name)) tally.own.set(name, tally.own.get(name) ?? now);
  }
  const written = new Set<Tallied>();
  const giveBack = async (): Promise<void> => {
    await Promise.all(
      tallied.map(async ({ one, tally }) => {
        const at = tally.own.get(name) ?? tally.shared.get(name);
        tally.own.delete(name);
        tally.shared.delete(name);
        tally.returned.add(name);
        if (written.has(one) && at !== undefined)
          await storageCall(() =>
            TurnsEntity.update({ key: counterKey(one) })
              .delete({ taken: [entryOf([name, at])] })
              .go(),
          );
      }),
    );
  };
  const record = async (): Promise<Refused | null> => {
    const outcomes = await Promise.all(
      tallied.map(async ({ one, tally }) => {
        if (tally.own.size + tally.shared.size < 2 || !tally.own.has(name)) return [];
        written.add(one);
        await write({ tallied: one, tally, now });
        const wait = waitFor({ taken: [...tally.shared.values()], windows: one.windows, now, beyond: 1 });
        return wait > 0 ? [{ tallied: one, wait }] : [];
      }),
    );
    const exceeded = outcomes.flat().sort((a, b) => b.wait - a.wait)[0];
    if (exceeded) await giveBack();
    return exceeded ?? null;
  };
  return { record, giveBack };
}

/** Stores unsaved actions and reads those of other processes. It adds to a set, so it is idempotent. */
async function write({ tallied, tally, now }: { tallied: Tallied; tally: Tally; now: Instant }): Promise<void> {
  const key = counterKey(tallied);
  const added = [...tally.own];
  const { data } = await storageCall(() =>
    TurnsEntity.update({ key })
      .add({ taken: added.map(entryOf) })
      .set({ expiresAt: Math.ceil((now + spanOf(tallied)) / 1000) })
      .go({ response: "all_new" }),
  );
  const all = entriesOf(data.taken);
  for (const [name] of added) tally.own.delete(name);
  // Answers may arrive out of order, so known actions are kept.
  tally.shared = sharedOf({ tally, read: all, tallied, now });
  const outdated = [...all].filter(([name]) => !tally.shared.has(name) && !tally.returned.has(name));
  if (outdated.length > OUTDATED)
    await storageCall(() =>
      TurnsEntity.update({ key })
        .delete({ taken: outdated.map(entryOf) })
        .go(),
    );
}

/** The counted actions of a value, merged with the row that was just read. */
function tallyOf({ tallied, item, now }: { tallied: Tallied; item: Item | undefined; now: Instant }): Tally {
  const key = counterKey(tallied);
  const before = tallies.get(key);
  const read = item ? entriesOf(TurnsEntity.parse({ Item: item }).data?.taken) : [];
  const tally: Tally = before ?? { own: new Map(), shared: new Map(), returned: new Set() };
  tally.own = current({ taken: tally.own, tallied, now });
  tally.shared = sharedOf({ tally, read, tallied, now });
  tallies.delete(key);
  tallies.set(key, tally);
  for (const oldest of tallies.keys()) {
    if (tallies.size <= REMEMBERED) break;
    tallies.delete(oldest);
  }
  return tally;
}

/**
 * The actions that the table contains, as far as this process knows. When none are left, the names of uncounted ones
 * are dropped as well.
 */
function sharedOf({
  tally,
  read,
  tallied,
  now,
}: {
  tally: Tally;
  read: Iterable<[string, Instant]>;
  tallied: Tallied;
  now: Instant;
}): Map<string, Instant> {
  const shared = current({
    taken: new Map([...tally.shared, ...[...read].filter(([name]) => !tally.returned.has(name))]),
    tallied,
    now,
  });
  if (shared.size === 0 && tally.own.size === 0) tally.returned.clear();
  return shared;
}

function current({
  taken,
  tallied,
  now,
}: {
  taken: ReadonlyMap<string, Instant>;
  tallied: Tallied;
  now: Instant;
}): Map<string, Instant> {
  return new Map([...taken].filter(([, at]) => at > now - spanOf(tallied) && at <= now + SKEW));
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

function spanOf({ windows }: Tallied): number {
  return Math.max(...windows.map(({ window }) => window));
}

function rowKeyOf(tallied: Counted): Key {
  return keyOf(TurnsEntity.get({ key: counterKey(tallied) }).params());
}

function entryOf([name, at]: [string, Instant]): string {
  return `${at}.${name}`;
}

function entriesOf(taken: readonly string[] | undefined): Map<string, Instant> {
  return new Map((taken ?? []).map((entry) => [entry.slice(entry.indexOf(".") + 1), Number.parseInt(entry, 10)]));
}
