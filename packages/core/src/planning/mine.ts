import { DAY, type Instant, type LocalDate } from "@tresen/contract/kit/time";
import type { OwnShift } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { isUntold } from "@tresen/contract/planning/working-schedule.rules";
import { type Actor, requireStaff } from "../platform/actor";
import { shiftsIn } from "./rows";
import { timesBefore } from "./told";

interface Days {
  from: LocalDate;
  to: LocalDate;
}

/**
 * The shifts of the person, as they were told to them last, and the open ones of their branches that have not begun; also
 * those that were called off so late that the person is asked whether they agree. Its cost depends on
 * the days: the shifts of their branches are read, since one that was moved to somebody else is theirs until that was
 * told, and their own ones, which may be at branches that they left.
 */
export async function ownShifts({ actor, now, ...days }: Days & { actor: Actor; now: Instant }): Promise<OwnShift[]> {
  const { user } = requireStaff(actor);
  const shifts = await shiftsTold({ user: user.id, branches: user.branches, ...days });
  return shifts.filter(({ isOpen, startsAt }) => !isOpen || Date.parse(startsAt) > now);
}

/** The same for a person with these branches, without what was called off. */
export async function toldShifts(asked: Parameters<typeof shiftsTold>[0]): Promise<OwnShift[]> {
  return (await shiftsTold(asked)).filter(({ state }) => state !== "cancelled");
}

async function shiftsTold({
  user,
  branches,
  from,
  to,
}: Days & { user: string; branches: readonly string[] }): Promise<OwnShift[]> {
  const scopes = [
    { field: "user" as const, value: user },
    ...branches.map((value) => ({ field: "branch" as const, value })),
  ];
  const period = { from: Date.parse(from) - DAY, to: Date.parse(to) + 2 * DAY };
  const found = await Promise.all(scopes.map((scope) => shiftsIn({ scope, ...period })));
  const shifts = new Map(found.flat().map((shift) => [shift.id, shift]));
  return [...shifts.values()]
    .filter(({ day, told, consent }) => {
      const isAsked = consent?.user === user;
      const isShown = told && (told.isCancelled ? isAsked : told.user === user || told.user === null);
      return isShown && typeof day === "string" && day >= from && day <= to;
    })
    .map((shift) => ownView({ shift, user }))
    .filter(({ isOpen, state }) => !isOpen || state === "published")
    .sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
}

/** What the person may know of a shift: what they were told, and of an open one nothing that is for somebody else. */
export function ownView({ shift, user }: { shift: WorkingSchedule; user: string }): OwnShift {
  const { id, version, branch, department, kind, note, state, told, consent } = shift;
  const { role, startsAt, endsAt, breakMinutes } = told ?? shift;
  const isOwn = told?.user === user;
  // What changed since is told by the next publication.
  const isUntoldYet = isUntold({ state, told });
  return {
    ...{ id, version, branch, role, startsAt, endsAt, breakMinutes },
    department: department ?? null,
    kind: kind ?? null,
    isOpen: !isOwn,
    note: isOwn ? note : "",
    state: isUntoldYet && isOwn ? "published" : state,
    before: told ? timesBefore({ told, user }) : null,
    consent: consent?.user === user ? { paragraph: consent.paragraph, answer: consent.answer } : null,
  };
}
