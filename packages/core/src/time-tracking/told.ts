import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { DAY, type Instant, addDays, zonedTime } from "@tresen/contract/kit/time";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import type {
  OwnActivity,
  OwnShift,
  TerminalPeople,
  TimeTrackingMe,
} from "@tresen/contract/time-tracking/time-tracking.calls";
import { branchRows } from "../branch/rows";
import { toldShifts } from "../planning/own";
import { bookable } from "../project/bookable";
import { findRows } from "../records/rows";
import { stampingPeople } from "../user/tablet";
import { kindsIn, zoneOfBranch } from "./context";
import { leftOf } from "./exit/left";
import { ownActivityOf } from "./own";
import { type Stamper, terminalOf } from "./person";
import { placeOf } from "./place";
import { readActivities } from "./read";
import { findRunning, readRunning } from "./running";
import { type Owner, ownerKey } from "./rows";
import { currentOf } from "./stamp";

/** How far back one's own activities are told. */
const TOLD_DAYS = 14;
/** How far ahead one's own shifts are told. */
const PLANNED_DAYS = 28;

/** What a terminal or phone needs of the person: what runs, and what they can book time on. */
export async function timeTrackingMe({ stamper }: { stamper: Stamper }): Promise<TimeTrackingMe> {
  const { owner, username, firstName, lastName, image, branches, terminal } = stamper;
  const here = terminal ? [terminal.branch] : branches;
  const [names, kinds, { projects, tasks }, running] = await Promise.all([
    toldBranches(branches),
    kindsIn(here),
    bookable({ branches: here, user: owner.field === "user" ? owner.id : null }),
    findRunning(owner),
  ]);
  return {
    ...{ id: owner.id, username, firstName, lastName, image, branches: names },
    workingActivity: await currentOf(running),
    kinds: kinds.map((kind) => ({
      ...{ id: kind.id, name: kind.name, color: kind.color, isPaid: kind.isPaid, isBreak: kind.isBreak },
      ...{ countsAsWorkingTime: kind.countsAsWorkingTime, isProjectRequired: kind.isProjectRequired },
      ...(here.length > 1 ? { branches: here.filter((one) => isChosenIn({ kind, branches: [one] })) } : {}),
    })),
    projects: projects.map(({ id, name }) => ({ id, name })),
    tasks: tasks.map(({ id, title, project }) => ({ id, name: title, project })),
  };
}

/** The person's activities of the last 14 days, the newest first. */
export async function ownActivities({ stamper, now }: { stamper: Stamper; now: Instant }): Promise<OwnActivity[]> {
  const { field, id: value } = stamper.owner;
  const found = await readActivities({ scope: { field, value }, from: now - TOLD_DAYS * DAY, to: now });
  return found.map(ownActivityOf).reverse();
}

/** The person's published shifts that have not ended, of the next 28 days. Only staff have shifts. */
export async function ownSchedules({ stamper, now }: { stamper: Stamper; now: Instant }): Promise<OwnShift[]> {
  const { owner, branches } = stamper;
  if (owner.field !== "user") return [];
  const { date: today } = zonedTime({ at: now, zone: await zoneOfBranch(branches[0] ?? "") });
  // A shift that began yesterday may go on.
  const period = { from: addDays(today, -1), to: addDays(today, PLANNED_DAYS) };
  const shifts = await toldShifts({ user: owner.id, branches, ...period });
  return shifts
    .filter(({ isOpen, endsAt, state }) => !isOpen && state !== "cancelled" && Date.parse(endsAt) > now)
    .map(({ id, branch, role, startsAt, endsAt, breakMinutes, note }) => ({
      ...{ id, branch, role, startsAt, endsAt, breakMinutes, note },
    }));
}

/** Who may stamp at the terminal, who is in, and what can be chosen there. @throws forbidden for any other token, limit. */
export async function timePeople(asked: {
  accessToken: string;
  source: string;
  now: Instant;
}): Promise<TerminalPeople> {
  const { branch } = await terminalOf(asked);
  const [people, [named], kinds] = await Promise.all([
    stampingPeople({ branch, now: asked.now, leftOf: (users) => leftOf({ users, branch, at: asked.now }) }),
    toldBranches([branch]),
    kindsIn([branch]),
  ]);
  const running = await readRunning(people.map(({ id }) => ownerOfUser(id)));
  return {
    branch: { id: branch, name: named?.name ?? "", timeZone: named?.timeZone ?? zoneOf({ timeZone: undefined }) },
    people: people.map(({ id, name, image }) => {
      // What they do at other branches is not shown here.
      const here = running.get(ownerKey(ownerOfUser(id)))?.active.filter((entry) => entry.branch === branch) ?? [];
      const [entry] = here;
      return { id, name, image, state: entry?.state ?? null, since: entry?.startedAt ?? null };
    }),
    kinds: kinds.map(({ id, name, color, isBreak, isProjectRequired }) => ({
      ...{ id, name, color, isBreak, isProjectRequired },
    })),
  };
}

async function toldBranches(ids: readonly string[]): Promise<TimeTrackingMe["branches"]> {
  const rows = await findRows({ resource: branchRows, ids, isConsistent: false });
  return ids.flatMap((id) => {
    const row = rows.get(id);
    if (!row) return [];
    const branch = branchRows.recordOf(row);
    return [{ id, name: branch.name, timeZone: zoneOf(branch), place: placeOf(branch) }];
  });
}

function ownerOfUser(id: string): Owner {
  return { field: "user", id };
}
