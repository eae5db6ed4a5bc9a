import type { AbsencePreview } from "@tresen/contract/absence/absence";
import { type AbsenceKind, LEAVE_KINDS, MOST_DAYS } from "@tresen/contract/absence/absence-kinds";
import { type DayPart, isInAbsence, isOtherHalf } from "@tresen/contract/absence/day-part";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { mayLieOver } from "@tresen/contract/absence/sickness";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { countDays } from "@tresen/contract/labour-law/leave/calendar";
import { type LeaveFacts, leaveOf } from "@tresen/contract/labour-law/leave/leave";
import { leaveDaysOf } from "@tresen/contract/labour-law/leave/leave-days";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import type { Instant } from "@tresen/contract/kit/time";
import { type Actor, requireStaff } from "../platform/actor";
import { forbidden, inputError } from "../platform/errors";
import { leaveYearAt, readAccounts, readBranches } from "./accounts";
import { toldShifts } from "../planning/own";
import { reachOf, readColleagues, requireColleague } from "./people";
import { absencesIn, findAbsence, readCalendar } from "./stored";

interface Asked {
  user?: string | undefined;
  kind: AbsenceKind;
  from: string;
  to: string;
  half?: "true" | "false" | undefined;
  part?: DayPart | undefined;
  absence?: string | undefined;
}

/**
 * What an absence would take of the account and leave there, who else is away then, and which shifts the person has. Whatever was asked for counts as
 * taken, so that two requests do not spend the same day.
 * @throws forbidden, missing, input for days in the wrong order or too many.
 */
export async function previewAbsence({
  actor,
  query: { user, kind, from, to, half, part, absence },
  now,
}: {
  actor: Actor;
  query: Asked;
  now: Instant;
}): Promise<AbsencePreview> {
  const person = await requireColleague(user ?? requireStaff(actor).user.id);
  if (!reachOf({ actor, person }).seesAll) throw forbidden();
  if (from > to || countDays({ from, to }) > MOST_DAYS) throw wrongDays(from > to);
  const people = await readColleagues();
  const isHalf = half === "true" || part !== undefined;
  const [calendar, [account], others, planned, branches] = await Promise.all([
    readCalendar(person.id),
    LEAVE_KINDS.includes(kind) || kind === "sick" ? readAccounts({ people: [person], without: absence, now }) : [],
    absencesIn({ from, to, isAsked: (id) => id !== person.id && sharesBranch(person, people.get(id)) }),
    toldShifts({ user: person.id, branches: [], from, to }),
    readBranches(),
  ]);
  const shared = calendar.spans.filter((span) => span.id !== absence && span.from <= to && span.to >= from);
  const found = (await Promise.all(shared.map(({ id }) => findAbsence(id)))).flatMap((row) => row ?? []);
  const rows = found.filter((row) => !isOtherHalf(row, { half: isHalf, part }));
  const covers = rows.filter((row) => mayLieOver({ kind, other: row.kind }));
  const overlap = rows.find(
    (row) => !covers.includes(row) && !(absence && mayLieOver({ kind: row.kind, other: kind })),
  );
  const isLeave = LEAVE_KINDS.includes(kind);
  return {
    ...(account && isLeave ? spent({ facts: account.facts, from, to, isHalf, part }) : NOTHING),
    overlap: overlap ? { from: overlap.from, to: overlap.to } : null,
    covers: covers.map((row) => ({ kind: row.kind, from: row.from, to: row.to })),
    returned:
      account && covers.some((row) => LEAVE_KINDS.includes(row.kind) && row.state === "approved")
        ? { units: returnedUnits({ facts: account.facts, from, to }), country: account.facts.employment.country }
        : null,
    others: others.flatMap((row) => {
      const other = people.get(row.user);
      const reach = other && reachOf({ actor, person: other });
      const isTold = row.state === "approved" || (row.state === "requested" && reach?.seesAll);
      return other && isTold ? [{ name: other.name, from: row.from, to: row.to }] : [];
    }),
    shifts: planned
      .filter((work) =>
        isInAbsence({ absence: { from, to, half: isHalf, part }, work, zone: zoneOf(branches.get(work.branch) ?? {}) }),
      )
      .map(({ id, branch, startsAt, endsAt, role }) => ({ id, branch, startsAt, endsAt, role })),
  };
}

const NOTHING = { taken: null, left: null, earned: null, unit: "days" as const };

/** What the days take of the leave year in which the last one is, beside all that was asked for and is still open. */
function spent({
  facts,
  from,
  to,
  isHalf,
  part,
}: {
  facts: LeaveFacts;
  from: string;
  to: string;
  isHalf: boolean;
  part: DayPart | undefined;
}): Pick<AbsencePreview, "taken" | "left" | "earned" | "unit"> {
  const open = { ...facts, leaves: facts.leaves.map((leave) => ({ ...leave, isApproved: true })) };
  const year = leaveYearAt({ facts, day: to });
  const before = leaveOf({ ...open, year });
  const leaves = [...open.leaves, { from, to, isHalf, part, isApproved: true }];
  const after = leaveOf({ ...open, leaves, year });
  // In the first months of an employment leave is earned bit by bit (§ 2 Abs. 2 UrlG, §§ 4, 5 BUrlG).
  const then = leaveOf({ ...open, leaves, year, today: to });
  if (!before || !after || !then) return NOTHING;
  const taken = Math.round((before.left - after.left) * 100) / 100;
  const isAhead = then.accrued < then.entitlement && then.taken > then.accrued + then.carriedOver;
  return { taken, left: after.left, earned: isAhead ? then.accrued : null, unit: after.unit };
}

/**
 * The units of leave that sickness with a certificate does not take: none where it is too short (§ 5 UrlG). What was only
 * asked for has not taken anything that could come back.
 */
function returnedUnits({ facts, from, to }: { facts: LeaveFacts; from: string; to: string }): number {
  const { employment, sickness, holidays, unit = "days" } = facts;
  const leaves = facts.leaves.filter(({ isApproved }) => isApproved);
  const unitsWith = (sick: LeaveFacts["sickness"]): number =>
    leaveDaysOf({ ...employment, leaves, sickness: sick, holidays, unit })
      .map(({ units }) => Number(units.numerator) / Number(units.divisor))
      .reduce((all, one) => all + one, 0);
  const more = unitsWith(sickness) - unitsWith([...sickness, { from, to, hasCertificate: true }]);
  return Math.round(more * 100) / 100;
}

function sharesBranch(person: { branches: readonly string[] }, other: { branches: readonly string[] } | undefined) {
  return other?.branches.some((branch) => person.branches.includes(branch)) ?? false;
}

function wrongDays(isOrder: boolean) {
  const message = isOrder ? ABSENCE_MESSAGES.order : ABSENCE_MESSAGES.tooLong(MOST_DAYS);
  return inputError({ code: "absence.days", faults: [fieldError({ path: "to", code: "invalid", message })] });
}
