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
  /** Whether it is told too late, so that the person is asked for their agreement. */
  isConsentAsked: boolean;
}

/** What is told of the shift from now on: as it is, with what had been told before. */
export function toldOf({
  shift: { user, role, startsAt, endsAt, breakMinutes, told },
  publication,
  at,
  isCancelled = false,
}: {
  shift: WorkingSchedule;
  publication: string;
  at: string;
  isCancelled?: boolean;
}): Told {
  const before = told && { user: told.user, startsAt: told.startsAt, endsAt: told.endsAt };
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
  };
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
      return [{ startsAt, endsAt, role, breakMinutes, what, isConsentAsked }];
    }
    // The person learns when they are free, and nothing of who works instead.
    return before?.user === user ? [{ ...before, role: "", breakMinutes: 0, what: "gone", isConsentAsked: false }] : [];
  });
  return all.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}
