import { DELIVERY_METHOD_LABELS } from "@tresen/contract/branch/delivery-method.texts";
import { DELIVERY_METHODS } from "@tresen/contract/branch/branch-hours";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { BusyEntry, NewBusy } from "@tresen/contract/live/live.calls";
import { busySubject, livePermissions } from "@tresen/contract/live/live.permissions";
import { LIVE_FAULTS, longer, pausedUntil, untilText } from "@tresen/contract/live/live.texts";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requirePermission } from "../platform/actor";
import { transactionWrites } from "../platform/db";
import { readCatalog } from "../snapshot";
import { authorOf, instantIn, missingEntry, namedBranches, ownBranches } from "./branches";
import { BusyEntity } from "./busy.entity";
import { checkUntil, liveExpiry, writeNoted } from "./note";
import { type BusyRow, readLive } from "./read";

const permission = livePermissions.busy;
/** The longest time for which a method can take longer or be paused. */
const LONGEST_DAYS = 14;

/** What holds now in one or all of the actor's branches. @throws forbidden. */
export async function listBusy({
  actor,
  branch,
  now,
}: {
  actor: Actor;
  branch?: string | undefined;
  now: Instant;
}): Promise<BusyEntry[]> {
  const branches = await ownBranches({ actor, permission, branch });
  const found = await Promise.all(branches.map((one) => readLive({ branch: one, now })));
  return found.flatMap(({ busy }) => busy.map(viewOf));
}

/**
 * Lets a method take longer, or pauses it, in all of the branches or in none that is refused. It replaces what holds
 * for the method. @throws input, forbidden.
 */
export async function setBusy({
  actor,
  body: { branch, branches, until, ...said },
  now,
}: {
  actor: Actor;
  body: NewBusy;
  now: Instant;
}): Promise<BusyEntry[]> {
  const by = authorOf(actor);
  const wanted = (await namedBranches({ actor, permission, branch, branches })).map((one) => {
    const end = instantIn({ text: until, branch: one });
    checkUntil({ until: end, now, days: LONGEST_DAYS });
    return { branch: one, end };
  });
  return Promise.all(
    wanted.map(async ({ branch: { id, timeZone }, end }) => {
      const row: BusyRow = {
        ...said,
        branch: id,
        until: new Date(end).toISOString(),
        by,
        at: new Date(now).toISOString(),
        expiresAt: liveExpiry(end),
      };
      const before = await findBusy({ branch: id, method: said.method, now });
      await writeNoted({
        subject: subjectOf({ row, now, zone: zoneOf({ timeZone }) }),
        by,
        before: before ? toldOf(before) : null,
        after: toldOf(row),
        now,
        row: transactionWrites({ entities: { busy: BusyEntity }, writes: (all) => [all.busy.put(row).commit()] }),
      });
      return viewOf(row);
    }),
  );
}

/** Ends it before its time. @throws missing, forbidden. */
export async function endBusy({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<void> {
  const [branch = "", name] = id.split(".");
  requirePermission({ actor, permission, branch });
  const method = DELIVERY_METHODS.find((one) => one === name);
  const before = method && (await findBusy({ branch, method, now }));
  if (!before) throw missingEntry(LIVE_FAULTS.missing);
  const zone = zoneOf((await readCatalog()).branches.get(branch) ?? {});
  await writeNoted({
    subject: subjectOf({ row: before, now, zone }),
    by: authorOf(actor),
    before: toldOf(before),
    after: null,
    now,
    row: transactionWrites({
      entities: { busy: BusyEntity },
      writes: (all) => [all.busy.delete({ branch, method: before.method }).commit()],
    }),
  });
}

async function findBusy({
  branch,
  method,
  now,
}: Pick<BusyRow, "branch" | "method"> & { now: Instant }): Promise<BusyRow | undefined> {
  return (await readLive({ branch, now })).busy.find((row) => row.method === method);
}

function subjectOf({
  row: { branch, method, minutes, isPaused, until },
  now,
  zone,
}: {
  row: BusyRow;
  now: Instant;
  zone: string;
}) {
  const label = DELIVERY_METHOD_LABELS[method];
  const end = untilText({ until: Date.parse(until), now, zone });
  const title = isPaused ? pausedUntil({ method: label, until: end }) : `${label}: ${longer(minutes)}`;
  return { resource: busySubject.name, id: entryId({ branch, method }), title, branch };
}

/** What the log tells. */
function toldOf({ method, minutes, isPaused, until, reason }: BusyRow): Record<string, unknown> {
  return { method, minutes, isPaused, until, reason };
}

function viewOf({ branch, method, minutes, isPaused, until, reason, by: { id, name }, at }: BusyRow): BusyEntry {
  return { id: entryId({ branch, method }), branch, method, minutes, isPaused, until, reason, by: { id, name }, at };
}

function entryId({ branch, method }: Pick<BusyRow, "branch" | "method">): string {
  return `${branch}.${method}`;
}
