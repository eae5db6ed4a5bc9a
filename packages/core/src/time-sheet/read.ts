import { daysBetween } from "@tresen/contract/labour-law/check/work-time";
import { PAGE_SIZE } from "@tresen/contract/kit/list/paged";
import { DEFAULT_TIME_ZONE, type Instant, zonedTime } from "@tresen/contract/kit/time";
import { daysOfMonth } from "@tresen/contract/time-sheet/month/months";
import type { TimeSheet, TimeSheetDetail } from "@tresen/contract/time-sheet/time-sheet";
import type { TimeSheetState } from "@tresen/contract/time-sheet/time-sheet.state";
import { isEmployedOn } from "@tresen/contract/user/personnel/employment";
import { type Actor, requireStaff } from "../platform/actor";
import { cursorOf, placeIn } from "../platform/cursor";
import { type Setting, employmentOf, readSetting } from "./facts";
import { type Figures, figuresOf } from "./figures";
import { withOthers } from "./on-behalf";
import { type SheetPerson, type SheetReach, readablePerson, sheetPeople, sheetReach } from "./people";
import { type HeadRow, type SheetRow, readHeads, readSheets, sheetKey } from "./stored";
import { detailView, sheetView } from "./view";

/** How many people's months are computed at the same time. */
const PARALLEL = 10;
/** How many people are read of at once: a BatchGetItem has a hundred. */
const AT_ONCE = 100;

interface Query {
  user?: string | undefined;
  month?: string | undefined;
  branch?: string | undefined;
  state?: TimeSheetState | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/**
 * The sheets of a month that the actor may see, by name: of those who are employed in it, have recorded something, or
 * whose sheet was confirmed. What it costs depends on the people of the page.
 * @throws unauthenticated, forbidden; input for an invalid cursor.
 */
export async function listTimeSheets({
  actor,
  query: { user, month: asked, branch, state, cursor, limit = PAGE_SIZE },
  now,
}: {
  actor: Actor;
  query: Query;
  now: Instant;
}): Promise<{ sheets: TimeSheet[]; cursor: string | null }> {
  requireStaff(actor);
  const month = asked ?? zonedTime({ at: now, zone: DEFAULT_TIME_ZONE }).date.slice(0, 7);
  const scope = ["time-sheets", month, user, branch, state];
  const after = placeIn({ scope, cursor });
  const people = (await readablePeople({ actor, branch })).filter(
    ({ person }) => (user === undefined || person.id === user) && placeOf(person) > after,
  );
  const sheets: TimeSheet[] = [];
  const size = Math.min(limit + 1, AT_ONCE);
  for (let start = 0; start < people.length && sheets.length <= limit; start += size) {
    const found = await computedSheets({ people: people.slice(start, start + size), month, now });
    const wanted = (await withOthers({ actor, found: found.filter(isListed), now })).map(sheetView);
    sheets.push(...wanted.filter((sheet) => state === undefined || sheet.state === state));
  }
  const page = sheets.slice(0, limit);
  const last = page.at(-1);
  return {
    sheets: page,
    cursor: cursorOf({ scope, place: last && sheets.length > limit ? placeOf(last.user) : null }),
  };
}

interface AskedSheet {
  actor: Actor;
  user: string;
  /** Such as `2026-05`. */
  month: string;
  now: Instant;
}

/** One sheet with its days. @throws missing. */
export async function getTimeSheet(asked: AskedSheet): Promise<TimeSheetDetail> {
  return detailView(await findSheet(asked));
}

export interface FoundSheet {
  person: SheetPerson;
  reach: SheetReach;
  month: string;
  setting: Setting;
  head: HeadRow | undefined;
  row: SheetRow | undefined;
  figures: Figures;
}

/** A sheet that the actor may see. @throws missing. */
export async function findSheet({ actor, user, month, now }: AskedSheet): Promise<FoundSheet> {
  const readable = await readablePerson({ actor, user });
  const computed = await computedSheets({ people: [readable], month, now });
  const [found] = await withOthers({ actor, found: computed, now });
  if (!found) throw new RangeError("no sheet was computed");
  return found;
}

/** Those whose sheets the actor may see, at a branch where one is asked for, by name. */
export async function readablePeople({
  actor,
  branch,
}: {
  actor: Actor;
  branch?: string | undefined;
}): Promise<{ person: SheetPerson; reach: SheetReach }[]> {
  return (await sheetPeople())
    .map((person) => ({ person, reach: sheetReach({ actor, person }) }))
    .filter(({ person, reach }) => reach.mayRead && (branch === undefined || person.branches.includes(branch)))
    .toSorted((a, b) => (placeOf(a.person) < placeOf(b.person) ? -1 : 1));
}

/** The months of these people, ten at a time. */
export async function computedSheets({
  people,
  month,
  now,
}: {
  people: readonly { person: SheetPerson; reach: SheetReach }[];
  month: string;
  now: Instant;
}): Promise<FoundSheet[]> {
  const keys = people.map(({ person }) => person.key);
  const staff = people.flatMap(({ person }) => (person.isExternal ? [] : person.id));
  const [setting, heads, rows] = await Promise.all([
    readSetting({ people: staff, now }),
    readHeads(keys),
    readSheets(keys.map((user) => ({ user, month }))),
  ]);
  const found: FoundSheet[] = [];
  for (let start = 0; start < people.length; start += PARALLEL)
    found.push(
      ...(await Promise.all(
        people.slice(start, start + PARALLEL).map(async ({ person, reach }) => {
          const [head, row] = [heads.get(person.key), rows.get(sheetKey({ user: person.key, month }))];
          const figures = await figuresOf({ person, setting, month, head, row });
          return { person, reach, month, setting, head, row, figures };
        }),
      )),
    );
  return found;
}

/** Whether somebody has a sheet of the month at all: also where nothing but a surcharge or other time belongs to it. */
export function isListed({ person, setting, month, row, figures }: FoundSheet): boolean {
  const employment = employmentOf({ person, setting });
  const { first, last } = daysOfMonth(month);
  return (
    row !== undefined ||
    figures.workedMinutes > 0 ||
    figures.surcharges.length > 0 ||
    figures.otherTimes !== undefined ||
    daysBetween({ from: first, to: last }).some((day) => isEmployedOn({ person: employment, day }))
  );
}

const placeOf = ({ name, id }: { name: string; id: string }): string => `${name.toLocaleLowerCase("de")}#${id}`;
