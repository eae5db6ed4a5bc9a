import type { Absence } from "@tresen/contract/absence/absence";
import type { AbsenceState } from "@tresen/contract/absence/absence-kinds";
import { ABSENCE_MESSAGES } from "@tresen/contract/absence/absence.texts";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { type Instant, addDays } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { type Actor, requireStaff } from "../platform/actor";
import { cursorOf, placeIn } from "../platform/cursor";
import { inputError } from "../platform/errors";
import { reachOf, readColleagues } from "./people";
import { absencesIn } from "./stored";
import { viewOf } from "./view";

const PAST_DAYS = 30;
const AHEAD_DAYS = 366;
/** The days that one list has at most. */
const MOST_DAYS = 5 * 366;

interface Query {
  from?: string | undefined;
  to?: string | undefined;
  user?: string | undefined;
  branch?: string | undefined;
  state?: AbsenceState | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * Absences that have a day in the asked ones, as far as the actor may see them, by first day.
 * @throws input for days in the wrong order or too far apart, and for an invalid cursor.
 */
export async function listAbsences({
  actor,
  query: { from: asked, to: until, user, branch, state, cursor, limit = PAGE_SIZE },
  now,
}: {
  actor: Actor;
  query: Query;
  now: Instant;
}): Promise<{ absences: Absence[]; cursor: string | null }> {
  requireStaff(actor);
  const today = new Date(now).toISOString().slice(0, 10);
  const from = asked ?? addDays(until ?? today, -PAST_DAYS);
  const to = until ?? addDays(from > today ? from : today, AHEAD_DAYS);
  if (from > to || to > addDays(from, MOST_DAYS))
    throw inputError({
      code: "absence.days",
      faults: [fieldError({ path: "to", code: "invalid", message: ABSENCE_MESSAGES.order })],
    });
  const scope = ["absences", from, to, user ?? "", branch ?? "", state ?? ""];
  const after = placeIn({ scope, cursor });
  const people = await readColleagues();
  const isAsked = (id: string): boolean => {
    const person = people.get(id);
    return (
      person !== undefined &&
      (user === undefined || id === user) &&
      (branch === undefined || person.branches.includes(branch)) &&
      reachOf({ actor, person }).seesPresence
    );
  };
  const seen = (await absencesIn({ from, to, isAsked }))
    .flatMap((row) => {
      const person = people.get(row.user);
      const decider = people.get(row.decidedBy ?? "") ?? null;
      return person ? (viewOf({ row, person, decider, reach: reachOf({ actor, person }) }) ?? []) : [];
    })
    .filter((one) => state === undefined || one.state === state)
    .sort(byPlace);
  const all = daysAway(seen)
    .sort(byPlace)
    .filter((one) => placeOf(one) > after);
  const page = all.slice(0, limit);
  const last = page.at(-1);
  return { absences: page, cursor: cursorOf({ scope, place: last && all.length > limit ? placeOf(last) : null }) };
}

/**
 * Absences in order of which colleagues see only the days, each day once: sickness within leave would else tell why somebody is
 * away.
 */
function daysAway(absences: readonly Absence[]): Absence[] {
  const until = new Map<string, string>();
  return absences.flatMap((one) => {
    if (one.kind !== null || one.half) return [one];
    const last = until.get(one.user.id) ?? "";
    if (one.to <= last) return [];
    until.set(one.user.id, one.to);
    return [one.from > last ? one : { ...one, from: addDays(last, 1) }];
  });
}

const byPlace = (a: Absence, b: Absence): number => (placeOf(a) < placeOf(b) ? -1 : 1);
const placeOf = ({ from, id }: Absence): string => `${from}#${id}`;
