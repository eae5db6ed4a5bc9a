import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, MINUTE } from "@tresen/contract/kit/time";
import { findingsOf } from "@tresen/contract/labour-law/check/findings";
import { RULE_TITLES } from "@tresen/contract/labour-law/check/findings.texts";
import { countryOf, holidaysOfBranch } from "@tresen/contract/labour-law/holiday/branch-holidays";
import { sectorOf } from "@tresen/contract/labour-law/sector";
import { stretchOf } from "@tresen/contract/time-sheet/month/counted-entries";
import type { Activity } from "@tresen/contract/time-tracking/activity.resource";
import type { OwnActivity, StartFinding, StartedActivity } from "@tresen/contract/time-tracking/time-tracking.calls";
import { personnelFields } from "@tresen/contract/user/personnel/personnel-fields";
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

/** Starts an activity as `stamp` does, and tells what the law says against it. @throws as `stamp`. */
export async function startActivity(asked: Omit<Stamping, "action">): Promise<StartedActivity | null> {
  const activity = await stamp({ ...asked, action: "start" });
  if (!activity) return null;
  const findings = await startFindings({ stamper: asked.stamper, activity });
  return findings.length === 0 ? activity : { ...activity, findings };
}

/**
 * How the start of an activity breaks the labour law, for the person who started it: a rest that was too short, the
 * night or the Sunday of somebody who is under age. What is allowed under a condition is left to plan and time sheet. It never hinders the start, and where it cannot be read, the
 * start is told without it. Costs a Query and a BatchGetItem for the activities of four weeks, and three reads besides.
 */
async function startFindings(asked: { stamper: Stamper; activity: OwnActivity }): Promise<StartFinding[]> {
  try {
    return await findingsAtStart(asked);
  } catch (error) {
    log.error("time.findings_failed", { error });
    return [];
  }
}

async function findingsAtStart({
  stamper: { owner },
  activity: { id, branch: at, day, startedAt },
}: Parameters<typeof startFindings>[0]): Promise<StartFinding[]> {
  if (owner.field !== "user") return [];
  const row = await findRow({ resource: branchRows, id: at });
  const branch = row && branchRows.recordOf(row);
  const country = branch && countryOf(branch);
  if (!country) return [];
  const start = Date.parse(startedAt);
  const [activities, personnel] = await Promise.all([
    readActivities({ scope: { field: owner.field, value: owner.id }, from: start - BACK, to: start }),
    personnelOf([owner.id]),
  ]);
  const kinds = await kindsOf(activities);
  const isWork = ({ kind }: Activity): boolean => {
    const chosen = kinds.get(kind ?? "");
    return !chosen || (chosen.countsAsWorkingTime && !chosen.isBreak);
  };
  const { birthDate = null, contracts } = personnel.get(owner.id) ?? NOTHING_KEPT;
  const zone = zoneOf(branch);
  const found = findingsOf({
    subject: {
      ...{ country, state: branch.holidayState ?? null, birthDate, contracts },
      sector: sectorOf(contractOn({ contracts, day })?.sector ?? ""),
    },
    // What has begun is taken as a minute of work: what comes of it later is told by the time sheet.
    stretches: activities.filter(isWork).map((entry) => stretchOf({ entry: { ...entry, zone }, now: start + MINUTE })),
    ...{ from: day, to: day },
    holidays: [0, -1].flatMap((years) => holidaysOfBranch({ branch, year: Number(day.slice(0, 4)) + years })),
  });
  return (
    found
      .filter(({ severity, stretches }) => severity === "breach" && stretches.includes(id))
      // What concerns the begun activity alone has no length yet.
      .map(({ rule, paragraph, message, stretches }) => ({
        paragraph,
        message: stretches.length > 1 ? message : `${RULE_TITLES[rule]}.`,
      }))
  );
}
