import { branchesFor } from "@tresen/contract/kit/access";
import type { Plays, PlaysQuery, PlaysRow } from "@tresen/contract/signage/plays/plays-query";
import { PLAYS_MESSAGES } from "@tresen/contract/signage/plays/plays.texts";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import type { EntityItem } from "electrodb";
import { branchRows } from "../../branch/rows";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { AFTER_ALL, storageCall } from "../../platform/db";
import { inputError } from "../../platform/errors";
import { allRows } from "../../records/rows";
import { TvPlaysEntity } from "./tv-plays.entity";

type DayRow = EntityItem<typeof TvPlaysEntity>;

/** The most rows of an answer, which have some three megabytes. */
const ROWS_LIMIT = 20_000;

/**
 * What TVs have shown in the branches that the actor may see, summed by day, branch, and version of a scene.
 * @throws forbidden for a branch that is not theirs, unauthenticated; input where these are too many rows.
 */
export async function readPlays({
  actor,
  query: { from, to, branch, scene, tv },
}: {
  actor: Actor;
  query: PlaysQuery;
}): Promise<Plays> {
  const branches = await branchesOf({ actor, branch });
  const found = (await Promise.all(branches.map((one) => readDays({ branch: one, from, to })))).flat();
  const sums = new Map<string, PlaysRow & { milliseconds: number }>();
  const [scenes, tvs] = [new Map<string, string>(), new Map<string, string>()];
  // The last name of each is told.
  for (const row of found.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    tvs.set(row.tv, row.name);
    for (const played of row.scenes) {
      scenes.set(played.scene, played.name);
      if ((tv !== undefined && row.tv !== tv) || (scene !== undefined && played.scene !== scene)) continue;
      const key = [row.day, row.branch, played.scene, played.version].join("#");
      const { plays = 0, milliseconds = 0 } = sums.get(key) ?? {};
      sums.set(key, {
        ...{ day: row.day, branch: row.branch, scene: played.scene, version: played.version, name: played.name },
        ...{ plays: plays + played.plays, milliseconds: milliseconds + played.milliseconds, seconds: 0 },
      });
    }
  }
  if (sums.size > ROWS_LIMIT) {
    const fault = { field: "to", code: "plays.too_many", message: PLAYS_MESSAGES.tooMany };
    throw inputError({ code: "plays.too_many", faults: [fault] });
  }
  const rows = [...sums.values()].map(({ milliseconds, ...row }) => ({
    ...row,
    seconds: Math.round(milliseconds / 1000),
  }));
  return { rows: rows.toSorted(byDay), scenes: namedOf(scenes), tvs: namedOf(tvs) };
}

/** The branches that are asked for: one, or all that the actor may see. */
async function branchesOf({ actor, branch }: { actor: Actor; branch: string | undefined }): Promise<string[]> {
  const permission = tvPermissions.plays;
  requirePermission({ actor, permission, ...(branch === undefined ? {} : { branch }) });
  if (branch !== undefined) return [branch];
  const allowed = branchesFor({ person: personOf(actor), permission });
  return allowed === "all" ? (await allRows({ resource: branchRows })).map(({ id }) => id) : [...allowed];
}

async function readDays({ branch, from, to }: { branch: string; from: string; to: string }): Promise<DayRow[]> {
  const query = TvPlaysEntity.query.primary({ branch }).between({ day: from }, { day: to, tv: AFTER_ALL });
  return (await storageCall(() => query.go({ pages: "all" }))).data;
}

function byDay(a: PlaysRow, b: PlaysRow): number {
  return (
    a.day.localeCompare(b.day) ||
    a.branch.localeCompare(b.branch) ||
    a.name.localeCompare(b.name, "de") ||
    a.version - b.version
  );
}

function namedOf(names: ReadonlyMap<string, string>): { id: string; name: string }[] {
  return [...names].map(([id, name]) => ({ id, name })).toSorted((a, b) => a.name.localeCompare(b.name, "de"));
}
