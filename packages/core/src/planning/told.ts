import type { Told, WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { findRows } from "../records/rows";
import { shiftRows } from "./rows";

/** What a publication tells one person of a shift. */
export interface ToldShift {
  startsAt: string;
  endsAt: string;
  role: string;
  breakMinutes: number;
  what: "fresh" | "changed" | "gone";
  /** Of a changed one, the times that the person knew; null where these are the same. */
  before: { startsAt: string; endsAt: string } | null;
  /** Whether it is told too late, so that the person is asked for their agreement. */
  isConsentAsked: boolean;
}

/**
 * What is told of the shift from now on: as it is, with what had been told before. One that is called off is told to whom
 * it had been told, with the times that they know.
 */
export function toldOf({
  shift,
  publication,
  at,
  isCancelled = false,
}: {
  shift: WorkingSchedule;
  publication: string;
  at: string;
  isCancelled?: boolean;
}): Told {
  const { told } = shift;
  const { user, role, startsAt, endsAt, breakMinutes } = isCancelled && told ? told : shift;
  const before = told && { user: told.user, startsAt: told.startsAt, endsAt: told.endsAt };
  const held = isUnagreed(shift) ? told?.held : told && !told.isCancelled ? before : null;
  return {
    publication,
    at,
    user: user ?? null,
    role,
    startsAt,
    endsAt,
    breakMinutes,
    isCancelled,
    before: before ?? null,
    held: held?.user ? { user: held.user, startsAt: held.startsAt, endsAt: held.endsAt } : null,
  };
}

/** Whether the person was told of the shift too late and has not agreed, so that they do not have to come then. */
function isUnagreed({ consent }: Pick<WorkingSchedule, "consent">): boolean {
  return consent?.answer === null || consent?.answer === "refused";
}

/** Whether a shift has the times again to which its person holds, since they have not agreed to those that were told later. */
export function isHeldTo({ told, consent, user, startsAt, endsAt }: WorkingSchedule): boolean {
  const held = told?.held;
  if (!held || !isUnagreed({ consent }) || held.user !== user) return false;
  return Date.parse(held.startsAt) === Date.parse(startsAt) && Date.parse(held.endsAt) === Date.parse(endsAt);
}

/** The people whom a publication concerns by this shift: who has it now, and who had it before. */
export function concerned({ told }: Pick<WorkingSchedule, "told">): string[] {
  const users = [told?.user, told?.before?.user].filter((user) => typeof user === "string");
  return [...new Set(users)];
}

/** The shifts that the publication told the person of, as it told them, by their beginnings. */
export async function toldTo({
  publication,
  user,
  shifts: ids,
}: {
  publication: string;
  user: string;
  shifts: readonly string[];
}): Promise<ToldShift[]> {
  const rows = await findRows({ resource: shiftRows, ids });
  const shifts = [...rows.values()].map(shiftRows.recordOf);
  const all = shifts.flatMap(({ told, consent }): ToldShift[] => {
    if (told?.publication !== publication) return [];
    const { before, role, breakMinutes } = told;
    if (told.user === user) {
      const { startsAt, endsAt } = told;
      const what = told.isCancelled ? "gone" : before?.user === user ? "changed" : "fresh";
      const isConsentAsked = consent?.user === user && consent.answer === null;
      return [{ startsAt, endsAt, role, breakMinutes, what, before: timesBefore({ told, user }), isConsentAsked }];
    }
    // The person learns when they are free, and nothing of who works instead.
    if (before?.user !== user) return [];
    const { startsAt, endsAt } = before;
    return [{ startsAt, endsAt, role: "", breakMinutes: 0, what: "gone", before: null, isConsentAsked: false }];
  });
  return all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** The times of a shift that the person knew before it was told to them last; null where these are the same or it is new to them. */
export function timesBefore({ told, user }: { told: Told; user: string }): ToldShift["before"] {
  const { before, startsAt, endsAt, isCancelled } = told;
  if (isCancelled || told.user !== user || before?.user !== user) return null;
  if (before.startsAt === startsAt && before.endsAt === endsAt) return null;
  return { startsAt: before.startsAt, endsAt: before.endsAt };
}
