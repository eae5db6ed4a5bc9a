import { branchesFor, isAdmin, may } from "@tresen/contract/kit/access";
import type { Cents } from "@tresen/contract/kit/money";
import type { Instant } from "@tresen/contract/kit/time";
import { projects } from "@tresen/contract/project/project.resource";
import { type TimeCost, costOf } from "@tresen/contract/project/time/burn";
import { ENTRIES_TOLD, type ProjectBurn, type ProjectTime } from "@tresen/contract/project/time/project-time.calls";
import { activityReferrer } from "@tresen/contract/time-tracking/activity.referrer";
import { contractOn, hourlyWageOf } from "@tresen/contract/user/personnel/personnel.rules";
import type { User } from "@tresen/contract/user/user.resource";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import type { ExternalUser } from "@tresen/contract/external/external-user.resource";
import { type Actor, personOf } from "../../platform/actor";
import { getRecord, mayRead, requireRead } from "../../records";
import { findRows, namedRecords } from "../../records/rows";
import { type CountedBooking, bookedOn } from "../../time-tracking/booked";
import { displayName, userRows } from "../../user";
import { personnelOf } from "../../user/personnel";

const externalRows = namedRecords<ExternalUser>("external-users");

/**
 * How much paid work is booked on the projects, of which those that the actor may not read are left out.
 * @throws unauthenticated, forbidden.
 */
export async function projectBurns({
  actor,
  ids,
  now,
}: {
  actor: Actor;
  ids: readonly string[];
  now: Instant;
}): Promise<ProjectBurn[]> {
  requireRead({ resource: projects, actor });
  const rows = await findRows({ resource: projects, ids, isConsistent: false });
  const read = [...rows.values()].filter((row) => mayRead({ resource: projects, actor, row })).map(({ id }) => id);
  const booked = await bookedOn({ projects: read, now, isConsistent: false });
  const people = await peopleOf({ actor, booked: [...booked.values()].flat() });
  return read.map((project) => burnOf({ project, booked: booked.get(project) ?? [], people }));
}

/**
 * The time of one project: by task, and by person and entry as far as the actor may read whose time it is.
 * @throws missing, unauthenticated, forbidden.
 */
export async function projectTime({
  actor,
  id,
  now,
}: {
  actor: Actor;
  id: string;
  now: Instant;
}): Promise<ProjectTime> {
  const { id: project } = await getRecord({ resource: projects, actor, id });
  const booked = (await bookedOn({ projects: [project], now, isConsistent: true })).get(project) ?? [];
  const people = await peopleOf({ actor, booked });
  const person = personOf(actor);
  const shown = booked.filter((one) =>
    may({ person, verb: "read", resource: activityReferrer, record: { ...one, branch: one.branch } }),
  );
  const known = new Set(shown);
  const newest = shown.toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt)).slice(0, ENTRIES_TOLD);
  return {
    ...burnOf({ project, booked, people }),
    people: [...Map.groupBy(shown, ownerOf)]
      .map(([owner, times]) => ({
        ...{ id: owner, name: people.names.get(owner) ?? "", isExternal: times[0]?.externalUser === owner },
        ...{ workedSeconds: secondsOf(times), cost: people.costOf(times) },
      }))
      .sort((a, b) => b.workedSeconds - a.workedSeconds),
    othersSeconds: secondsOf(booked.filter((one) => !known.has(one))),
    entries: newest.map((one) => ({
      ...{ id: one.id, person: people.names.get(ownerOf(one)) ?? "", isOwn: one.user === person?.id, task: one.task },
      ...{ day: one.day, branch: one.branch, state: one.state, startedAt: one.startedAt, endedAt: one.endedAt },
      ...{ workedSeconds: one.countedSeconds, isPaid: one.isPaid },
    })),
    entryCount: shown.length,
  };
}

/** Who has recorded the time. */
interface People {
  names: ReadonlyMap<string, string>;
  /** Null for whoever may see no wages. */
  costOf: (booked: readonly CountedBooking[]) => TimeCost | null;
}

function burnOf({
  project,
  booked,
  people,
}: {
  project: string;
  booked: readonly CountedBooking[];
  people: People;
}): ProjectBurn {
  return {
    project,
    workedSeconds: secondsOf(booked),
    cost: people.costOf(booked),
    tasks: [...Map.groupBy(booked, ({ task }) => task)].map(([task, times]) => ({
      task,
      workedSeconds: secondsOf(times),
    })),
  };
}

/**
 * Names, and what the time costs: only of people whose personnel data the actor may see. Of all others no wage is in any
 * sum, so that none can be computed from sums.
 */
async function peopleOf({ actor, booked }: { actor: Actor; booked: readonly CountedBooking[] }): Promise<People> {
  const ids = [...new Set(booked.flatMap(({ user }) => user ?? []))];
  const external = [...new Set(booked.flatMap(({ externalUser }) => externalUser ?? []))];
  const [users, others] = await Promise.all([
    findRows({ resource: userRows, ids, isConsistent: false }),
    findRows({ resource: externalRows, ids: external, isConsistent: false }),
  ]);
  const known = [...users.values()].map(userRows.recordOf);
  const names = new Map([
    ...known.map((user) => [user.id, displayName(user)] as const),
    ...[...others.values()].map(externalRows.recordOf).map((one) => [one.id, nameOf(one)] as const),
  ]);
  const reach = branchesFor({ person: personOf(actor), permission: userPermissions.personnel });
  if (reach !== "all" && reach.length === 0) return { names, costOf: () => null };
  const seen = known.filter((user) => isWageSeen({ user, reach })).map(({ id }) => id);
  const personnel = await personnelOf(seen);
  const wageOf = ({ user, day }: CountedBooking): Cents | null => {
    const contract = contractOn({ contracts: personnel.get(user ?? "")?.contracts ?? [], day });
    return contract && hourlyWageOf(contract);
  };
  return {
    names,
    costOf: (times) => costOf(times.map((one) => ({ seconds: one.countedSeconds, wage: wageOf(one) }))),
  };
}

/** Whether whoever sees the personnel data of these branches sees that of the user: of somebody who works only there. */
function isWageSeen({
  user: { roles, branches },
  reach,
}: {
  user: Pick<User, "roles" | "branches">;
  reach: "all" | readonly string[];
}): boolean {
  if (reach === "all") return true;
  return !isAdmin({ roles }) && branches.length > 0 && branches.every(({ id }) => reach.includes(id));
}

function ownerOf({ user, externalUser }: Pick<CountedBooking, "user" | "externalUser">): string {
  return user ?? externalUser ?? "";
}

function nameOf({ firstName, lastName, company }: ExternalUser): string {
  return [firstName, lastName].filter(Boolean).join(" ") || company;
}

function secondsOf(booked: readonly CountedBooking[]): number {
  return booked.reduce((sum, one) => sum + one.countedSeconds, 0);
}
