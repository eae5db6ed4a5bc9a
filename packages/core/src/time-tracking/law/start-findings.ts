import type { Branch } from "@tresen/contract/branch/branch.resource";
import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, type Instant, MINUTE, addDays, zonedTime } from "@tresen/contract/kit/time";
import { type Finding, findingsOf } from "@tresen/contract/labour-law/check/findings";
import type { Country } from "@tresen/contract/labour-law/country";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { sectorOf } from "@tresen/contract/labour-law/sector";
import type { Stretch } from "@tresen/contract/labour-law/subject";
import { stretchOf } from "@tresen/contract/time-sheet/month/counted-entries";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity, StartFinding, StartedActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { type Personnel, personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
import { contractOn } from "@tresen/contract/user/personnel/personnel.rules";
import { branchRows } from "../../branch/rows";
import { log } from "../../platform/log";
import { findRow } from "../../records/rows";
import { personnelOf } from "../../user/personnel";
import { kindsOf } from "../context";
import type { Stamper } from "../person";
import { readActivities } from "../read";
import { type Stamping, stamp } from "../stamp";

/** How far rests are looked back for, which are made up for within four weeks. */
const BACK = 28 * DAY;
const NOTHING_KEPT = personnelFields.parse({});

/**
 * How long work that has just begun is taken to be: less than the second to which times are kept, so that no limit is
 * exceeded by it.
 */
const MOMENT = 1;

/** Starts an activity as `stamp` does, and tells what the law says against it. @throws as `stamp`. */
export async function startActivity(asked: Omit<Stamping, "action">): Promise<StartedActivity | null> {
  return withFindings({
    stamper: asked.stamper,
    activity: await stamp({ ...asked, action: "start" }),
    isResumed: false,
  });
}

/** The same for an activity that goes on after a break: what this breaks, and not what its start did. @throws as `stamp`. */
export async function resumeActivity(asked: Omit<Stamping, "action">): Promise<StartedActivity | null> {
  return withFindings({
    stamper: asked.stamper,
    activity: await stamp({ ...asked, action: "resume" }),
    isResumed: true,
  });
}

/** Of the part of an activity that lies before the beginning. */
const BEFORE = " before";
/** How long ago a working day can have begun, and how many of its beginnings are looked at. */
const TOLD_BACK = 2 * DAY;
const MOST_TOLD = 20;
/** What arrives within this time was told while the person stood there. */
const AT_ONCE = 2 * MINUTE;

interface Begun {
  stamper: Stamper;
  activity: OwnActivity;
  /** Whether it went on after a break. */
  isResumed: boolean;
}

/**
 * The activity with how its beginning breaks the labour law, for the person whose it is: a rest that was too short, the
 * night or the Sunday of somebody who is under age. What an earlier beginning of the working day has told is not told
 * again. What is allowed under a condition is left to plan and time sheet. It never hinders the stamping, and where it
 * cannot be read, that is told without it. Costs a Query and a BatchGetItem for the activities of four weeks, and three
 * reads besides.
 */
async function withFindings({
  activity,
  ...begun
}: Omit<Begun, "activity"> & { activity: OwnActivity | null }): Promise<StartedActivity | null> {
  if (!activity) return null;
  try {
    const findings = await findingsAtBeginning({ activity, ...begun });
    return findings.length === 0 ? activity : { ...activity, findings };
  } catch (error) {
    log.error("time.findings_failed", { error });
    return activity;
  }
}

async function findingsAtBeginning({ stamper: { owner }, activity, isResumed }: Begun): Promise<StartFinding[]> {
  if (owner.field !== "user") return [];
  const row = await findRow({ resource: branchRows, id: activity.branch });
  const branch = row && branchRows.recordOf(row);
  const country = branch && countryOf(branch);
  if (!country) return [];
  const begun = Date.parse((isResumed ? activity.breaks.at(-1)?.endedAt : null) ?? activity.startedAt);
  const [activities, personnel] = await Promise.all([
    readActivities({ scope: { field: owner.field, value: owner.id }, from: begun - BACK, to: begun }),
    personnelOf([owner.id]),
  ]);
  const kinds = await kindsOf(activities);
  const isWork = ({ kind }: Activity): boolean => {
    const chosen = kinds.get(kind ?? "");
    return !chosen || (chosen.countsAsWorkingTime && !chosen.isBreak);
  };
  const work = activities.filter(isWork);
  const known = { branch, country, work, person: personnel.get(owner.id) ?? NOTHING_KEPT };
  const found = breachesAt({ ...known, begun, id: activity.id });
  const told = new Set(
    found.length === 0
      ? []
      : toldBefore({ work, begun }).flatMap((earlier) => breachesAt({ ...known, ...earlier }).map(sameAs)),
  );
  return found
    .filter((finding) => !told.has(sameAs(finding)))
    .map(({ paragraph, message }) => ({ paragraph, message }));
}

/** A beginning of work: of which activity, and when. */
interface Beginning {
  id: string;
  begun: Instant;
}

/** What a beginning breaks by what was recorded until then. */
function breachesAt({
  branch,
  country,
  work,
  person: { birthDate = null, contracts },
  id,
  begun,
}: Beginning & { branch: Branch; country: Country; work: readonly Activity[]; person: Personnel }): Finding[] {
  const zone = zoneOf(branch);
  const { date } = zonedTime({ at: begun, zone });
  const found = findingsOf({
    subject: {
      ...{ country, state: branch.holidayState ?? null, birthDate, contracts },
      sector: sectorOf(contractOn({ contracts, day: date })?.sector ?? ""),
    },
    stretches: work
      .filter(({ startedAt }) => Date.parse(startedAt) <= begun)
      .flatMap((entry) => stretchesAt({ entry: asOf({ entry, at: begun }), begun, isBegun: entry.id === id, zone })),
    // A night that began before midnight is told on the day before.
    ...{ from: addDays(date, -1), to: date },
    holidays: [0, -1].flatMap((years) => holidaysOfBranch({ branch, year: Number(date.slice(0, 4)) + years })),
  });
  return found.filter(({ severity, stretches }) => severity === "breach" && stretches.includes(id));
}

/**
 * The last beginnings before this one at which the person was told of what they broke: what a device sent later was told to
 * nobody in time.
 */
function toldBefore({ work, begun }: { work: readonly Activity[]; begun: Instant }): Beginning[] {
  return work
    .flatMap(({ id, stampings }) =>
      stampings
        .filter(({ action, at, receivedAt }) => {
          const isSeen = Date.parse(receivedAt) - Date.parse(at) < AT_ONCE;
          return isSeen && (action === "start" || action === "resume");
        })
        .map(({ at }) => ({ id, begun: Date.parse(at) })),
    )
    .filter((one) => one.begun < begun && one.begun >= begun - TOLD_BACK)
    .toSorted((a, b) => a.begun - b.begun)
    .slice(-MOST_TOLD);
}

/** The same for findings of one rule about one day, whose first stretch is the same: what is told once for them all. */
function sameAs({ rule, day, stretches }: Finding): string {
  return `${rule} ${day} ${stretches[0]?.replace(BEFORE, "") ?? ""}`;
}

/** The activity as it was recorded until then. */
function asOf({ entry, at }: { entry: Activity; at: Instant }): Activity {
  const until = (time: string | null | undefined): string | null => (time && Date.parse(time) <= at ? time : null);
  const breaks = entry.breaks
    .filter(({ startedAt }) => Date.parse(startedAt) < at)
    .map((one) => ({ ...one, endedAt: until(one.endedAt) }));
  return { ...entry, endedAt: until(entry.endedAt), breaks };
}

/** What was recorded until the beginning; work that begins with it is a moment long, and a stretch of its own. */
function stretchesAt({
  entry,
  begun,
  isBegun,
  zone,
}: {
  entry: Activity;
  begun: Instant;
  isBegun: boolean;
  zone: string;
}): Stretch[] {
  const { id, startedAt } = entry;
  if (!isBegun) return [stretchOf({ entry: { ...entry, zone }, now: begun })];
  const start = Math.max(begun, Date.parse(startedAt));
  const own = { id, start, end: start + MOMENT, breaks: [], zone };
  const before = stretchOf({
    entry: { ...entry, id: `${id}${BEFORE}`, endedAt: new Date(begun).toISOString(), zone },
    now: begun,
  });
  return before.start < before.end ? [before, own] : [own];
}
