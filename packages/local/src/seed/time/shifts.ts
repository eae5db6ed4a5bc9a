import { DAY, HOUR, type Instant, addDays } from "@tresen/contract/kit/time";
import { lateChange } from "@tresen/contract/labour-law/check/late-change";
import { timesOf } from "@tresen/contract/planning/planner/moved";
import { mondayOf, templateShifts } from "@tresen/contract/planning/planner/templates";
import {
  type Consent,
  type Told,
  type WorkingSchedule,
  workingSchedules,
} from "@tresen/contract/planning/working-schedule.resource";
import type { Actor } from "@tresen/core/platform/actor";
import { setPlannerSetup } from "@tresen/core/planning";
import { DEMO_MANAGER } from "../log-ins";
import { actorOf, unlessDone } from "./actors";
import { type Calendar, ZONE, dateOf } from "./calendar";
import { type State, writeRecords } from "./records";
import { turnsOf } from "./stints";
import type { DemoTeam } from "./team";

type Fields = Omit<WorkingSchedule, "id" | "version" | "createdAt" | "updatedAt">;

/** A shift of the demo, before anything was told of it. */
interface Draft {
  id: string;
  week: number;
  fields: Fields;
}

/** Weeks of the plan, counted from that of the start: all before the last one are told. */
const WEEKS = [-1, 0, 1, 2] as const;
const DRAFTS = 2;
/** The change of a shift of the next week was told so long ago, too late to be one of two weeks before. */
const TOLD_LATE = 2 * DAY;

/**
 * Four weeks of shifts: the last, this and the next one are published in time, and the one after has drafts. Of the next
 * week some were changed since: one whose person is asked to agree, one whose person has, and some that nobody is told of.
 */
export async function createPlan({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Promise<void> {
  const actor = actorOf({ team, user: DEMO_MANAGER });
  const drafts = [...staffed({ team, calendar }), ...extra({ team, calendar })];
  const records = drafts.map((draft) => ({ id: draft.id, states: statesOf({ draft, team, calendar, actor }) }));
  await writeRecords({ resource: workingSchedules, records });
  const shifts = drafts
    .filter(({ week, fields }) => week === DRAFTS && fields.branch === team.branch)
    .map(({ fields }) => fields);
  const template = { id: "tpl_demo_week", name: team.template };
  const templates = [{ ...template, shifts: templateShifts({ shifts, zone: ZONE, isWithPeople: true }) }];
  const body = { branch: team.branch, version: 0, templates, needs: [...team.needs] };
  await unlessDone(() => setPlannerSetup({ actor, body }));
}

function staffed({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Draft[] {
  const [from, to] = [dateOf({ calendar, day: [-1, 1] }), dateOf({ calendar, day: [DRAFTS, 7] })];
  return turnsOf({ team, calendar, from, to }).map(({ key, user, day, start, end, ...stint }) => ({
    id: `shf_demo_${key}`,
    week: weekOf({ day, calendar }),
    fields: draftOf({ ...stint, user, day, startsAt: isoOf(start), endsAt: isoOf(end) }),
  }));
}

function extra({ team, calendar }: { team: DemoTeam; calendar: Calendar }): Draft[] {
  return team.extraShifts.map(({ user = null, week, weekday, from, to, ...shift }, index) => {
    const day = dateOf({ calendar, day: [week, weekday] });
    const times = timesOf({ day, from, to, zone: ZONE });
    return {
      id: `shf_demo_extra_${day.replaceAll("-", "")}_${String(index + 1)}`,
      week,
      fields: draftOf({ ...shift, ...times, branch: team.branch, user, day }),
    };
  });
}

function draftOf(
  shift: Pick<Fields, "startsAt" | "endsAt" | "branch" | "user" | "day" | "role" | "kind" | "breakMinutes">,
): Fields {
  const { startsAt, endsAt, branch, user, day, role, kind, breakMinutes } = shift;
  const planned = { startsAt, endsAt, branch, user, department: null, role, kind, breakMinutes, note: "" };
  return { ...planned, state: "draft", day, told: null };
}

/** Everything that has become of a shift, with who did it. */
function statesOf({
  draft: { id, week, fields },
  team,
  calendar,
  actor,
}: {
  draft: Draft;
  team: DemoTeam;
  calendar: Calendar;
  actor: Actor;
}): State[] {
  const toldAt = toldOn({ week, calendar });
  const draft = { fields, actor, at: Math.min(toldAt, calendar.now) - HOUR };
  if (week === DRAFTS) return [draft];
  const told = tell({ fields, before: null, at: toldAt });
  const states: State[] = [draft, { fields: told, actor, at: toldAt }];
  const { late, changed } = team;
  const isFirst = week === 1 && fields.user && isFirstOf({ id, user: fields.user, team, calendar });
  if (!isFirst || !fields.user) return states;
  const { user } = fields;
  if (changed.includes(user)) {
    const at = calendar.now - 3 * HOUR;
    return [...states, { fields: { ...told, ...earlier(told), state: "changed" }, actor, at }];
  }
  if (user !== late.user && user !== late.agreed) return states;
  const at = calendar.now - TOLD_LATE;
  const moved: Fields = { ...told, ...earlier(told), state: "changed" };
  const asked = tell({ fields: moved, before: told.told ?? null, at });
  const consent = consentOf({ fields: asked, user, at });
  states.push({ fields: moved, actor, at: at - HOUR }, { fields: { ...asked, consent }, actor, at });
  if (user !== late.agreed || !consent) return states;
  const answeredAt = at + 5 * HOUR;
  const answered: Consent = { ...consent, answer: "agreed", answeredAt: isoOf(answeredAt) };
  return [...states, { fields: { ...asked, consent: answered }, actor: actorOf({ team, user }), at: answeredAt }];
}

/** The shift as it is told at an instant. */
function tell({ fields, before, at }: { fields: Fields; before: Told | null; at: Instant }): Fields {
  const { user = null, role, startsAt, endsAt, breakMinutes } = fields;
  const known = before && { user: before.user, startsAt: before.startsAt, endsAt: before.endsAt };
  const publication = `pub_demo_${isoOf(at).slice(0, 10)}`;
  const times = { user, role, startsAt, endsAt, breakMinutes };
  const told: Told = { publication, at: isoOf(at), ...times, isCancelled: false, before: known };
  return { ...fields, state: "published", told, consent: null };
}

function consentOf({ fields, user, at }: { fields: Fields; user: string; at: Instant }): Consent | null {
  const stretch = { id: "", start: Date.parse(fields.startsAt), zone: ZONE };
  const finding = lateChange({ country: "AT", stretch, noticeAt: at });
  return finding && { user, paragraph: finding.paragraph, askedAt: isoOf(at), answer: null, answeredAt: null };
}

/** The shift an hour earlier. */
function earlier({ startsAt, endsAt }: Fields): Pick<Fields, "startsAt" | "endsAt"> {
  return { startsAt: isoOf(Date.parse(startsAt) - HOUR), endsAt: isoOf(Date.parse(endsAt) - HOUR) };
}

/** When a week was told: on the Thursday afternoon before the two weeks that the law wants in between. */
function toldOn({ week, calendar }: { week: number; calendar: Calendar }): Instant {
  const { startsAt } = timesOf({
    day: dateOf({ calendar, day: [week - 3, 4] }),
    from: "15:00",
    to: "16:00",
    zone: ZONE,
  });
  return Date.parse(startsAt);
}

function isFirstOf({ id, user, team, calendar }: { id: string; user: string; team: DemoTeam; calendar: Calendar }) {
  const monday = dateOf({ calendar, day: [1, 1] });
  const own = turnsOf({ team, calendar, from: monday, to: addDays(monday, 6) }).filter((turn) => turn.user === user);
  return `shf_demo_${own[0]?.key ?? ""}` === id;
}

function weekOf({ day, calendar }: { day: string; calendar: Calendar }): number {
  return WEEKS.find((week) => mondayOf(day) === dateOf({ calendar, day: [week, 1] })) ?? DRAFTS;
}

const isoOf = (at: Instant): string => new Date(at).toISOString();
