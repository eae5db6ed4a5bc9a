import { createHash } from "node:crypto";
import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { type Instant, addDays } from "@tresen/contract/kit/time";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import { SWAP_MESSAGES as messages } from "@tresen/contract/planning/swap/shift-swap.texts";
import type { SwapReview } from "@tresen/contract/planning/swap/swap-review";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { branchRows } from "../../branch/rows";
import { type Actor, requirePermission } from "../../platform/actor";
import { AppError } from "../../platform/errors";
import { type Row, findRow } from "../../records/rows";
import { lateShifts } from "../late";
import { shiftRows } from "../rows";
import type { ShiftSwapRow } from "../swap-rows";
import { DECIDING, type FoundSwap, nameOf, requireSwap } from "./context";
import { type Effect, effectFor } from "./effects";
import { endedConflict } from "./step";

/** A request that was accepted, with everything that the decision depends on. */
export interface Reviewed {
  found: Awaited<ReturnType<typeof requireSwap>>;
  /** Who gets which shift, as rows. */
  moves: readonly { shift: Row; from: string; to: string }[];
  branch: Branch;
  effects: readonly Effect[];
  isLate: boolean;
  seen: string;
}

/**
 * What a request would mean for both people, for whoever decides about it.
 * @throws missing, forbidden; conflict for one that nobody has accepted, that is decided or has expired.
 */
export async function reviewSwap({ actor, id, now }: { actor: Actor; id: string; now: Instant }): Promise<SwapReview> {
  requirePermission({ actor, permission: DECIDING });
  const { found, seen, isLate, effects } = await reviewed({ actor, found: await requireSwap({ actor, id, now }), now });
  return { version: found.row.version, seen, isLate, people: effects.map(({ effect }) => effect) };
}

/** The same with what an approval needs. */
export async function reviewed({
  actor,
  found,
  now,
}: {
  actor: Actor;
  found: Reviewed["found"];
  now: Instant;
}): Promise<Reviewed> {
  const { row } = found;
  requirePermission({ actor, permission: DECIDING, branch: row.branch });
  const ended = endedConflict(found.state);
  if (ended) throw ended;
  if (found.state !== "accepted" || row.asked === undefined) throw new AppError("swap.step", "conflict", messages.step);
  const place = await findRow({ resource: branchRows, id: row.branch });
  if (!place) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  const branch = branchRows.recordOf(place);
  const moves = movesOf({ row, asked: row.asked, shifts: found.shifts });
  const [shift, counter = null] = moves.map((move) => shiftRows.recordOf(move.shift));
  if (!shift) throw new AppError("swap.expired", "conflict", messages.expired);
  const days = daysOf([shift, ...(counter ? [counter] : [])]);
  const personOf = (user: string) => ({ id: user, name: nameOf({ ...found, id: user }) });
  const effects = await Promise.all([
    effectFor({ exchange: { user: personOf(row.asker), gives: shift, gets: counter }, days, branch }),
    effectFor({ exchange: { user: personOf(row.asked), gives: counter, gets: shift }, days, branch }),
  ]);
  const late = lateShifts({ branch, shifts: moves.map((move) => startsOf(move.shift)), now });
  return { found, moves, branch, effects, isLate: late.length > 0, seen: seenOf({ row, moves, effects }) };
}

function movesOf({ row, asked, shifts }: Pick<FoundSwap, "row" | "shifts"> & { asked: string }): Reviewed["moves"] {
  const move = (id: string, from: string, to: string): Reviewed["moves"] => {
    const shift = shifts.get(id);
    return shift ? [{ shift, from, to }] : [];
  };
  return [...move(row.shift.id, row.asker, asked), ...(row.counter ? move(row.counter.id, asked, row.asker) : [])];
}

/** The first and last day of the weeks of the shifts. */
function daysOf(shifts: readonly WorkingSchedule[]): { from: string; to: string } {
  const mondays = shifts.map(({ day, startsAt }) => mondayOf(day ?? startsAt.slice(0, 10))).sort();
  return { from: mondays[0] ?? "", to: addDays(mondays.at(-1) ?? "", 6) };
}

const startsOf = (row: Row) => ({ id: row.id, starts: [shiftRows.fieldsOf(row).startsAt] });

/** Stands for everything that was seen: the request, the versions of the shifts, and what was found. */
function seenOf({ row, moves, effects }: { row: ShiftSwapRow } & Pick<Reviewed, "moves" | "effects">): string {
  const seen = [
    row.version,
    moves.map(({ shift }) => [shift.id, shift.version]),
    effects.map(({ effect, absences }) => [effect, absences.map(({ id, version }) => [id, version])]),
  ];
  return createHash("sha256").update(JSON.stringify(seen)).digest("hex");
}
