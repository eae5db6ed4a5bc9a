import { BRANCH_MISSING } from "@tresen/contract/branch/branch.texts";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { worksFor } from "@tresen/contract/kit/access";
import { type Instant, addDays } from "@tresen/contract/kit/time";
import { mondayOf } from "@tresen/contract/planning/planner/templates";
import type { SwapEffect } from "@tresen/contract/planning/swap/swap-review";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { branchRows } from "../branch/rows";
import { type Actor, personOf, requireStaff } from "../platform/actor";
import { AppError } from "../platform/errors";
import { type Row, findRow, stale } from "../records/rows";
import { absentAt, calendarCheck } from "./absent";
import { ownView } from "./mine";
import { overlapChecks } from "./overlaps";
import { shiftRows } from "./rows";
import { type Asked, existing, missing, writeStep } from "./steps";
import { effectFor } from "./swap";
import { toldOf } from "./told";

/**
 * What taking an open shift would mean for whoever asks: hours of the week, absences, and what the law says with and without
 * it. It warns and refuses nothing; what is refused is decided when the shift is taken.
 * @throws conflict for one that is not open any more or has begun; missing, also for shifts of other branches.
 */
export async function previewTake({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<Omit<SwapEffect, "user">> {
  const { user } = requireStaff(actor);
  const { shift, branch } = await openShift({ actor, id, now });
  const monday = mondayOf(shift.day ?? shift.startsAt.slice(0, 10));
  const exchange = { user: { id: user.id, name: "" }, gives: null, gets: shift };
  const { effect } = await effectFor({ exchange, days: { from: monday, to: addDays(monday, 6) }, branch });
  const { user: _, ...told } = effect;
  return told;
}

/**
 * Takes an open shift for whoever asks. Of several who do at once, one gets it. Half days off of which the
 * half is not known are told before and do not refuse, since they may be the other one.
 * @throws conflict for one that is not open any more or has begun, where the person has another shift, and on days of an
 * approved absence; missing, also for shifts of other branches.
 */
export async function takeShift({ actor, id, version, now }: Asked): Promise<OwnShift> {
  const { user } = requireStaff(actor);
  const { before, shift, branch } = await openShift({ actor, id, now });
  if (shift.version !== version) throw taken();
  const own = { ...shift, user: user.id };
  const { absences, calendar } = await absentAt({ user: user.id, shift, branch });
  const away = absences.find(({ half, part }) => !half || part);
  if (away) throw new AppError("shift.absent", "conflict", SHIFT_MESSAGES.absent(away));
  const told = toldOf({ shift: own, publication: `take_${user.id}`, at: new Date(now).toISOString() });
  const fields = { user: user.id, told };
  const present = calendarCheck({ user: user.id, calendar }).map((write) => ({
    condition: () => write,
    error: stale(),
  }));
  const checks = [...(await overlapChecks(own, true)), ...present];
  return ownView({ shift: await writeStep({ actor, before, step: "take", fields, checks, now }), user: user.id });
}

/** An open shift that the actor could take, with its branch. */
async function openShift({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<{ before: Row; shift: WorkingSchedule; branch: Branch }> {
  const before = await existing(id);
  const shift = shiftRows.recordOf(before);
  const isKnown = shift.told && worksFor({ person: personOf(actor), branch: shift.branch });
  if (!isKnown) throw missing();
  if (shift.user || Date.parse(shift.startsAt) <= now || shift.state !== "published") throw taken();
  const place = await findRow({ resource: branchRows, id: shift.branch });
  if (!place) throw new AppError("record.missing", "missing", BRANCH_MISSING);
  return { before, shift, branch: branchRows.recordOf(place) };
}

const taken = (): AppError => new AppError("shift.taken", "conflict", SHIFT_MESSAGES.taken);
