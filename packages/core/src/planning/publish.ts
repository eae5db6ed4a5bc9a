import { createHash } from "node:crypto";
import { permissionOf } from "@tresen/contract/kit/access";
import { DAY, type Instant, type LocalDate } from "@tresen/contract/kit/time";
import { stateAfter } from "@tresen/contract/planning/shift.state";
import type { Publication } from "@tresen/contract/planning/working-schedule.calls";
import { type WorkingSchedule, workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import { isUntold } from "@tresen/contract/planning/working-schedule.rules";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { branchRows } from "../branch/rows";
import { type Actor, requirePermission } from "../platform/actor";
import { AppError, isAppError } from "../platform/errors";
import { createJob } from "../platform/job";
import { writeIndexing } from "../records";
import { type Row, findRow, writeRow } from "../records/rows";
import { consentTo, lateShifts } from "./late";
import { overlapChecks } from "./overlaps";
import { planJobs } from "./telling";
import { shiftRowsIn, shiftRows } from "./rows";
import { concerned, isHeldTo, toldOf } from "./told";

interface Asked {
  branch: string;
  from: LocalDate;
  to: LocalDate;
  expected: readonly { id: string; version: number }[];
}

/** How many people's shifts are written at the same time. */
const AT_ONCE = 8;

/**
 * Publishes what its people do not know yet of some days of a branch, and tells each of them by what they chose. Each shift is a
 * write of its own; the same call repeated goes on with those that are left, and the messages are sent once.
 * @returns also the shifts that were refused, since their person has another one by then.
 * @throws conflict where the planner has not seen one of the shifts; forbidden.
 */
export async function publishShifts({
  actor,
  body,
  now,
}: {
  actor: Actor;
  body: Asked;
  now: Instant;
}): Promise<Publication> {
  const { branch, from, to } = body;
  requirePermission({ actor, permission: permissionOf({ resource: workingSchedules, verb: "update" }), branch });
  const publication = publicationOf(body);
  const period = { from: Date.parse(from) - DAY, to: Date.parse(to) + 2 * DAY };
  const all = await shiftRowsIn({ scope: { field: "branch", value: branch }, ...period, isConsistent: true });
  const rows = all.filter((row) => isWithin({ row, from, to }));
  const untold = rows.filter((row) => isUntold(shiftRows.recordOf(row)));
  const isDone = (row: Row): boolean =>
    shiftRows.recordOf(row).told?.publication === publication && !untold.includes(row);
  const seen = new Map(body.expected.map(({ id, version }) => [id, version]));
  const known = new Set(rows.filter((row) => untold.includes(row) || isDone(row)).map(({ id }) => id));
  const isSeen =
    untold.every(({ id, version }) => seen.get(id) === version) && [...seen.keys()].every((id) => known.has(id));
  if (!isSeen) throw new AppError("shift.unseen", "conflict", SHIFT_MESSAGES.unseen);

  const place = await findRow({ resource: branchRows, id: branch });
  const law = place ? branchRows.recordOf(place) : {};
  const refused: Publication["refused"] = [];
  const published: WorkingSchedule[] = rows.filter(isDone).map(shiftRows.recordOf);
  // Shifts of one person are written one after the other, since each is compared with the others.
  const people = [...Map.groupBy(untold, (row) => shiftRows.recordOf(row).user ?? row.id).values()];
  for (let index = 0; index < people.length; index += AT_ONCE)
    await Promise.all(
      people.slice(index, index + AT_ONCE).map(async (own) => {
        for (const row of own) {
          try {
            published.push(await publishOne({ actor, row, publication, law, now }));
          } catch (error) {
            if (!isAppError(error) || error.kind !== "conflict") throw error;
            refused.push({ id: row.id, code: error.code, message: error.message });
          }
        }
      }),
    );
  const { jobs, people: messages } = await planJobs({ publication, branch, shifts: published, now });
  for (const job of jobs) await createJob(job);
  const heldTo = new Set(rows.map(shiftRows.recordOf).flatMap((shift) => (isHeldTo(shift) ? shift.id : [])));
  const told = published.filter(({ id, state }) => state === "cancelled" || !heldTo.has(id));
  const late = lateShifts({ branch: law, shifts: told.flatMap(startsOf), now });
  return { published: published.map(({ id }) => id), refused, late, messages };
}

/** The id of a publication: of the same shifts in the same versions there is one. */
function publicationOf({ branch, from, to, expected }: Asked): string {
  const seen = expected.map(({ id, version }) => `${id}@${version}`).sort();
  return `pub_${createHash("sha256")
    .update(JSON.stringify([branch, from, to, seen]))
    .digest("hex")
    .slice(0, 32)}`;
}

/** Whether the shift is, or was told to be, on one of the days. */
function isWithin({ row, from, to }: { row: Row; from: LocalDate; to: LocalDate }): boolean {
  const { day } = shiftRows.recordOf(row);
  return typeof day === "string" && day >= from && day <= to;
}

async function publishOne({
  actor,
  row: before,
  publication,
  law,
  now,
}: {
  actor: Actor;
  row: Row;
  publication: string;
  /** The branch, as far as the law depends on it. */
  law: Parameters<typeof consentTo>[0]["branch"];
  now: Instant;
}): Promise<WorkingSchedule> {
  const shift = shiftRows.recordOf(before);
  const state = stateAfter({ state: shift.state, step: "publish" });
  if (!state) throw new AppError("shift.step", "conflict", SHIFT_MESSAGES.step);
  const at = new Date(now).toISOString();
  const told = toldOf({ shift, publication, at, isCancelled: state === "cancelled" });
  const isAsked = state === "cancelled" || !isHeldTo(shift);
  const consent = isAsked ? consentTo({ branch: law, id: shift.id, told, now }) : null;
  const fields = { ...before.fields, state, told, consent };
  const after = { ...before, version: before.version + 1, updatedAt: at, fields };
  try {
    const checks = state === "cancelled" ? [] : await overlapChecks(shift);
    const cause = { actor, action: "update" as const, now };
    const row = await writeRow({ resource: workingSchedules, before, after, checks, cause, indexing: writeIndexing });
    return shiftRows.recordOf(row);
  } catch (error) {
    // The same call may be at work twice: then it is done.
    const row =
      isAppError(error) && error.kind === "conflict" ? await findRow({ resource: shiftRows, id: shift.id }) : null;
    const found = row && shiftRows.recordOf(row);
    if (found?.told?.publication === publication && !isUntold(found)) return found;
    throw error;
  }
}

/** When a shift begins, and began as its people knew it; nothing of one that concerns nobody. */
function startsOf({ id, told }: WorkingSchedule): { id: string; starts: string[] }[] {
  if (!told || concerned({ told }).length === 0) return [];
  return [{ id, starts: [told.startsAt, ...(told.before ? [told.before.startsAt] : [])] }];
}
