import { SLOT_STEP, slotStart } from "@tresen/contract/order/slots";
import type { NewStationBlock, StationBlockEntry } from "@tresen/contract/live/station-block";
import { livePermissions, stationBlockSubject } from "@tresen/contract/live/live.permissions";
import { BLOCK_FAULTS, LIVE_FAULTS, blockTitle, untilText } from "@tresen/contract/live/live.texts";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { type Instant, roundUp } from "@tresen/contract/kit/time";
import { limitingStations } from "@tresen/contract/order/capacity/needed";
import { ulid } from "ulid";
import { type Actor, requirePermission } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import { readCatalog } from "../snapshot";
import { BlockEntity } from "./block.entity";
import { authorOf, instantIn, missingEntry, namedBranches, ownBranches, refuse } from "./branches";
import { checkUntil, liveExpiry, writeNoted } from "./note";
import { type BlockRow, readLive } from "./read";

const permission = livePermissions.busy;
/** How far ahead a time can be blocked. */
const LONGEST_DAYS = 366;

/** The times that are blocked in one or all of the actor's branches, as far as they are not over. @throws forbidden. */
export async function listBlocks({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<StationBlockEntry[]> {
  const branches = await ownBranches({ actor, permission, branch });
  const found = await Promise.all(branches.map((one) => readLive({ branch: one, now })));
  return found.flatMap(({ blocks }) => blocks.map(viewOf)).toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/**
 * Blocks the slots of a time for a station of a branch, or for all of them. What is ordered already stays.
 * @throws input, forbidden.
 */
export async function setBlock({
  actor,
  body: { branch: id, station, reason, ...time },
  now,
}: {
  actor: Actor;
  body: NewStationBlock;
  now: Instant;
}): Promise<StationBlockEntry> {
  const by = authorOf(actor);
  const [branch] = await namedBranches({ actor, permission, branches: [id] });
  if (!branch) refuse("branch", LIVE_FAULTS.branches);
  const { stations } = await readCatalog();
  const limiting = limitingStations({ branch: id, stations });
  if (station === null ? limiting.length === 0 : !limiting.some((one) => one.id === station))
    refuse("station", BLOCK_FAULTS.station);
  const from = slotStart(instantIn({ text: time.from, branch }));
  const until = roundUp({ at: instantIn({ text: time.until, branch }), step: SLOT_STEP });
  if (until <= from) refuse("until", BLOCK_FAULTS.order);
  checkUntil({ until, now, days: LONGEST_DAYS });
  const row: BlockRow = {
    branch: id,
    key: ulid(now),
    ...(station === null ? {} : { station }),
    from: new Date(from).toISOString(),
    until: new Date(until).toISOString(),
    reason,
    by,
    at: new Date(now).toISOString(),
    expiresAt: liveExpiry(until),
  };
  await writeNoted({
    subject: await subjectOf({ row, now }),
    by,
    before: null,
    after: toldOf(row),
    now,
    row: transactionWrites({ entities: { block: BlockEntity }, writes: (all) => [all.block.put(row).commit()] }),
  });
  return viewOf(row);
}

/** Opens the time again. @throws missing, forbidden. */
export async function endBlock({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  const [branch = "", key = ""] = id.split(".");
  requirePermission({ actor, permission, branch });
  const before = (await readLive({ branch, now })).blocks.find((row) => row.key === key);
  if (!before) throw missingEntry(LIVE_FAULTS.missing);
  await writeNoted({
    subject: await subjectOf({ row: before, now }),
    by: authorOf(actor),
    before: toldOf(before),
    after: null,
    now,
    row: transactionWrites({
      entities: { block: BlockEntity },
      writes: (all) => [all.block.delete({ branch, key }).commit()],
    }),
  });
}

async function subjectOf({ row, now }: { row: BlockRow; now: Instant }) {
  const { branches, stations } = await readCatalog();
  const zone = zoneOf(branches.get(row.branch) ?? {});
  const textOf = (at: string): string => untilText({ until: Date.parse(at), now, zone });
  const station = stations.find(({ id }) => id === row.station)?.name;
  const title = blockTitle({ station, from: textOf(row.from), until: textOf(row.until) });
  return { resource: stationBlockSubject.name, id: entryId(row), title, branch: row.branch };
}

/** What the log tells. */
function toldOf({ station, from, until, reason }: BlockRow): Record<string, unknown> {
  return { ...(station === undefined ? {} : { station }), from, until, reason };
}

function viewOf(row: BlockRow): StationBlockEntry {
  const { branch, station = null, from, until, reason, by, at } = row;
  return { id: entryId(row), branch, station, from, until, reason, by: { id: by.id, name: by.name }, at };
}

function entryId({ branch, key }: Pick<BlockRow, "branch" | "key">): string {
  return `${branch}.${key}`;
}
