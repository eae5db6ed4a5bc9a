import { HOUR, type Instant, MINUTE, addDays } from "@tresen/contract/kit/time";
import { CLOSED_AFTER_HOURS } from "@tresen/contract/time-tracking/closing-rule";
import { daysBetween } from "@tresen/contract/labour-law/check/work-time";
import { activities } from "@tresen/contract/time-tracking/activity.resource";
import type { ActivityFlag } from "@tresen/contract/time-tracking/activity-values";
import type { Actor } from "@tresen/core/platform/actor";
import { getRecord, recordIndexing, updateRecord } from "@tresen/core/records";
import { quietActivityHooks } from "@tresen/core/time-tracking";
import { DEMO_MANAGER } from "../log-ins";
import { actorOf } from "./actors";
import { type Calendar, numberOf } from "./calendar";
import { type Device, type Stretch, closedByRule, statesOfStretch } from "./stamped";
import { writeRecords } from "./records";
import { type Turn, recordedFrom, turnOn, turnsOf } from "./stints";
import type { DemoTeam } from "./team";

/** How long after their turn people stamp at the latest. */
const LATEST = 15 * MINUTE;

interface Demo {
  team: DemoTeam;
  calendar: Calendar;
  device: Device;
}

/** A recorded stretch of the demo, and who recorded it. */
export interface Recorded {
  id: string;
  turn: Pick<Turn, "user" | "day" | "branch">;
  stretch: Stretch;
}

/**
 * What everybody has recorded since the month before the last one, from their usual turns: by the minute a little
 * different each day. Of the last month one is closed by the rule, one is corrected, one has an uncertain clock, and one
 * lasts into the night.
 * @returns what ended, the oldest first.
 */
export async function recordPast({ team, calendar, device }: Demo): Promise<Recorded[]> {
  const turns = turnsOf({ team, calendar, from: `${calendar.monthBeforeLast}-01`, to: calendar.today });
  const since = new Map(team.members.map((member) => [member.id, recordedFrom({ member, calendar })]));
  const isOver = (turn: Turn): boolean => !isGoingOn({ turn, calendar }) && turn.end < calendar.now;
  const ended = turns.filter((turn) => turn.day >= (since.get(turn.user) ?? "") && isOver(turn));
  const usual = ended.flatMap((turn) => recordedOf({ turn, team, calendar }));
  const all = [...usual, ...nightOf({ team, calendar }), ...externalOf({ team, calendar })];
  const { forgotten, corrected, uncertain } = incidentsOf({ team, calendar, all });
  const records = all.map(({ id, turn, stretch }) => {
    const actor = personOf({ team, user: turn.user });
    const flags: ActivityFlag[] = id === uncertain ? ["offline", "clockUncertain"] : [];
    const at = turn.branch === team.branch ? device : null;
    const states = statesOfStretch({ turn, stretch, flags, device: at, actor });
    return { id, states: id === forgotten ? closedByRule({ states, hours: CLOSED_AFTER_HOURS }) : states };
  });
  await writeRecords({ resource: activities, records });
  if (corrected) await correct({ id: corrected, team });
  return all.toSorted((a, b) => a.stretch.start - b.stretch.start);
}

/** Whether somebody is still at work, also some minutes after their turn: those of a past turn follow from its end. */
export function isGoingOn({ turn: { start, end }, calendar: { now } }: { turn: Turn; calendar: Calendar }): boolean {
  return start <= now && now < end + LATEST;
}

/** When somebody stamped at the beginning of a turn: from seven minutes before to four minutes after. */
export function startOf({ key, start }: Turn): Instant {
  return start - 7 * MINUTE + numberOf({ text: key, what: 1, limit: 660 }) * 1000;
}

/** A turn as it was worked: in two parts where time is booked on a task. */
function recordedOf({ turn, team, calendar }: { turn: Turn } & Omit<Demo, "device">): Recorded[] {
  const { overstay = 0 } = team.members.find(({ id }) => id === turn.user) ?? {};
  const vary = (what: number, limit: number): Instant => numberOf({ text: turn.key, what, limit }) * 1000;
  const start = startOf(turn);
  const end = turn.end - 4 * MINUTE + overstay * MINUTE + vary(4, 560);
  const stretch = {
    ...{ start, end, kind: turn.kind, project: null, task: null, note: "" },
    breaks: breakOf(turn),
  };
  const booking = team.bookings.find(
    ({ user, from, until }) =>
      user === turn.user && addDays(calendar.today, -from) <= turn.day && turn.day <= addDays(calendar.today, -until),
  );
  const id = `act_demo_${turn.key}`;
  if (!booking) return [{ id, turn, stretch }];
  const change = start + booking.minutes * MINUTE + vary(5, 900);
  const { project, task, kind } = booking;
  return [
    { id: `${id}_1`, turn, stretch: { ...stretch, end: change, kind, project, task, breaks: [] } },
    { id: `${id}_2`, turn, stretch: { ...stretch, start: change } },
  ];
}

/** When somebody had the break of a turn. Somebody under 18 has it after four and a half hours at the latest. */
export function breakOf({ key, start: begin, breakMinutes }: Turn): Stretch["breaks"] {
  if (breakMinutes === 0) return [];
  const start = begin + 3.5 * HOUR + numberOf({ text: key, what: 2, limit: 2700 }) * 1000;
  return [{ start, end: start + breakMinutes * MINUTE + numberOf({ text: key, what: 3, limit: 200 }) * 1000 }];
}

/** The night that somebody works on, in the last month. */
function nightOf({ team, calendar }: Omit<Demo, "device">): Recorded[] {
  const { user, note, kind, branch, weekday, from, to } = team.incidents.night;
  const stint = { weekdays: [weekday], from, to, breakMinutes: 0, branch, role: "", kind };
  const [turn] = daysBetween({ from: `${calendar.lastMonth}-08`, to: `${calendar.lastMonth}-14` }).flatMap((day) =>
    turnOn({ stint, user, day }),
  );
  if (!turn) return [];
  const stretch = { start: turn.start, end: turn.end, breaks: [], kind, project: null, task: null, note };
  return [{ id: `act_demo_night_${turn.key}`, turn, stretch }];
}

/** What the external user has recorded in the last month. */
function externalOf({ team, calendar }: Omit<Demo, "device">): Recorded[] {
  const { id, branch, kind, weekdays, from, to } = team.external;
  const stint = { weekdays, from, to, breakMinutes: 0, branch, role: "", kind };
  return daysBetween({ from: `${calendar.lastMonth}-01`, to: addDays(calendar.today, -1) })
    .flatMap((day) => turnOn({ stint, user: id, day }))
    .map((turn) => ({
      id: `act_demo_${turn.key}`,
      turn,
      stretch: {
        ...{ start: turn.start + numberOf({ text: turn.key, what: 1, limit: 900 }) * 1000, end: turn.end, breaks: [] },
        ...{ kind, project: null, task: null, note: "" },
      },
    }));
}

/** The recorded stretches of the last month to which something happened, by their ids. */
function incidentsOf({
  team: { incidents },
  calendar: { lastMonth },
  all,
}: Omit<Demo, "device"> & { all: readonly Recorded[] }) {
  const of = (user: string, before: number): string | undefined =>
    all.filter(({ turn }) => turn.user === user && turn.day.startsWith(lastMonth)).at(-1 - before)?.id;
  return {
    forgotten: of(incidents.forgotten, 1),
    corrected: of(incidents.corrected.user, 2),
    uncertain: of(incidents.uncertain, 3),
  };
}

/** Moves the end of an activity an hour ahead, as a manager on the day after. */
async function correct({ id, team }: { id: string; team: DemoTeam }): Promise<void> {
  const actor = actorOf({ team, user: DEMO_MANAGER });
  const known = await getRecord({ resource: activities, actor, id });
  const end = Date.parse(String(known.endedAt));
  const input = { ...known, endedAt: new Date(end - HOUR).toISOString(), reason: team.incidents.corrected.reason };
  const change = { resource: activities, actor, id, input, hooks: quietActivityHooks, indexing: recordIndexing };
  await updateRecord({ ...change, now: end + 16 * HOUR });
}

/** Whose stamping it is. External users have no staff account. */
function personOf({ team, user }: { team: DemoTeam; user: string }): Actor {
  return user === team.external.id
    ? { kind: "external", id: user, branches: [team.external.branch] }
    : actorOf({ team, user });
}
