import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, type Instant, type LocalDate, zonedTime } from "@tresen/contract/kit/time";
import { type PlayedQuarter, type PlayedScene, isPossible } from "@tresen/contract/signage/plays/plays";
import type { Tv } from "@tresen/contract/signage/tv/tv.resource";
import type { EntityItem } from "electrodb";
import { ConditionFailed, storageCall } from "../../platform/db";
import { readCatalog } from "../../snapshot";
import { TvPlaysEntity } from "./tv-plays.entity";

type DayRow = EntityItem<typeof TvPlaysEntity>;
type Quarter = Omit<PlayedQuarter, "at"> & { at: Instant };

/** How long what was shown is kept, in milliseconds. */
const KEPT = 400 * DAY;
/** Versions of scenes in the row of a day: far more than a TV can show, so that nobody makes it larger. */
const SCENES_LIMIT = 500;
/** Writes that are tried anew where another came between reading and writing. */
const ATTEMPTS = 4;

type Played = Pick<Tv, "id" | "name" | "branch">;

/**
 * Adds what a TV has shown to the sums of its branch's days: one read and one write for each day. Each quarter of an hour
 * counts once, whoever sends it and however often. What cannot be true is left out.
 */
export async function notePlays({
  tv,
  quarters,
  now,
}: {
  tv: Played;
  quarters: readonly PlayedQuarter[];
  now: Instant;
}): Promise<void> {
  const possible = quarters
    .filter((quarter) => isPossible({ quarter, now }))
    .map(({ at, scenes }): Quarter => ({ at: Date.parse(at), scenes }))
    .toSorted((a, b) => a.at - b.at);
  if (possible.length === 0) return;
  const zone = zoneOf((await readCatalog()).branches.get(tv.branch) ?? {});
  const days = Map.groupBy(possible, ({ at }) => zonedTime({ at, zone }).date);
  for (const [day, ofDay] of days) await addToDay({ tv, day, quarters: ofDay });
}

async function addToDay({
  tv: { id: tv, name, branch },
  day,
  quarters,
}: {
  tv: Played;
  day: LocalDate;
  quarters: readonly Quarter[];
}): Promise<void> {
  for (let count = 1; ; count += 1) {
    const { data: before } = await storageCall(() => TvPlaysEntity.get({ branch, day, tv }).go({ consistent: true }));
    const added = unknownOf({ quarters, countedTo: before?.countedTo ?? 0 });
    const last = added.at(-1);
    if (!last) return;
    try {
      await writeDay({
        row: {
          ...{ branch, day, tv, name, countedTo: last.at },
          scenes: sumOf({ before: before?.scenes ?? [], added }),
          expiresAt: Math.ceil((Date.parse(day) + KEPT) / 1000),
        },
        before,
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || count === ATTEMPTS) throw error;
    }
  }
}

/** What comes after all that is counted, each quarter once. */
function unknownOf({ quarters, countedTo }: { quarters: readonly Quarter[]; countedTo: Instant }): Quarter[] {
  return quarters.filter(({ at }, index) => at > countedTo && at !== quarters[index - 1]?.at);
}

/** @throws ConditionFailed where somebody else has written the day since it was read. */
async function writeDay({ row, before }: { row: DayRow; before: DayRow | null }): Promise<void> {
  const write = TvPlaysEntity.put(row).where(({ countedTo }, { eq, notExists }) =>
    before ? eq(countedTo, before.countedTo) : notExists(countedTo),
  );
  await storageCall(() => write.go({ response: "none" }));
}

function sumOf({ before, added }: { before: readonly PlayedScene[]; added: readonly Quarter[] }): PlayedScene[] {
  const sums = new Map(before.map((row) => [keyOf(row), row]));
  for (const row of added.flatMap(({ scenes }) => scenes)) {
    const known = sums.get(keyOf(row));
    if (!known && sums.size >= SCENES_LIMIT) continue;
    const { plays = 0, milliseconds = 0 } = known ?? {};
    sums.set(keyOf(row), { ...row, plays: plays + row.plays, milliseconds: milliseconds + row.milliseconds });
  }
  return [...sums.values()];
}

function keyOf({ scene, version }: Pick<PlayedScene, "scene" | "version">): string {
  return `${scene} ${version}`;
}
