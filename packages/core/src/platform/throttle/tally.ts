import type { Instant } from "@tresen/contract/kit/time";
import { MINUTE } from "@tresen/contract/kit/time";
import { type Item, type Key, keyOf, storageCall } from "../db";
import { type Counted, type Limit, counterKey } from "./counter-key";
import { TurnsEntity } from "./turns.entity";

/** What is limited: whose turns within which windows. */
export interface Tallied extends Counted {
  windows: readonly Limit[];
}

/** Turns by their names, with when they were taken. `own` are those that the table may not hold yet. */
interface Tally {
  own: Map<string, Instant>;
  shared: Map<string, Instant>;
  /** Given back, which an answer still on its way does not know. */
  returned: Set<string>;
}

/** A turn that was taken. `value` of a refusal is what had none left. */
export interface Turn {
  /**
   * Writes it down where that is needed. @returns what other processes have used up meanwhile: then it is given back.
   */
  record(): Promise<Refused | null>;
  giveBack(): Promise<void>;
}
export interface Refused {
  tallied: Tallied;
  /** Milliseconds until there is one again. */
  wait: number;
}

/** Values that a process remembers; the longest unused is forgotten first. */
const REMEMBERED = 10_000;
/** Turns long past that a row may hold before they are taken out: it stays below 1 KB. */
const OUTDATED = 10;
/** Two machines' clocks differ a little. What lies further ahead is of a clock that was set back. */
const SKEW = MINUTE;

const tallies = new Map<string, Tally>();

/** The rows to read with everything else: of values that this process has met before, so none for most callers. */
export function tallyRows(all: readonly Tallied[]): Key[] {
  return all.filter((tallied) => tallies.has(counterKey(tallied))).map(rowKeyOf);
}

/**
 * Takes a turn of each value, or of none where one has none left. Counting goes on in the process: of many at once no
 * more get through than may. The first turn of a value in a process is not written down, so most callers cost nothing;
 * from its second on all are, so several processes together let through as many more as there are of them at the most.
 * @param name tells the turn from others: taken again under the same name it counts once.
 * @param found the rows that `tallyRows` named.
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

/** Adds what is not written yet, and learns what others have. Adding to a set, it does no harm when done twice. */
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
  // Answers may come out of order: what is known stays known.
  tally.shared = sharedOf({ tally, read: all, tallied, now });
  const outdated = [...all].filter(([name]) => !tally.shared.has(name) && !tally.returned.has(name));
  if (outdated.length > OUTDATED)
    await storageCall(() =>
      TurnsEntity.update({ key })
        .delete({ taken: outdated.map(entryOf) })
        .go(),
    );
}

/** What is known of a value, with what was just read of it. */
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
 * What the table holds, as far as this process knows. Once nothing is left of a value, what was given back is
 * forgotten.
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

/** @param beyond turns that may be there already, above the limit. */
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
