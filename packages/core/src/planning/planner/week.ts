import { zoneOf } from "@tresen/contract/branch/branch-hours";
import { mayDo, permissionOf, worksFor } from "@tresen/contract/kit/access";
import { DAY, type LocalDate } from "@tresen/contract/kit/time";
import type { PlannerPerson, PlannerWeek } from "@tresen/contract/planning/planner/planner";
import { workingSchedules } from "@tresen/contract/planning/working-schedule.resource";
import type { Personnel } from "@tresen/contract/user/personnel/personnel-fields";
import { lastsInto } from "@tresen/contract/planning/working-schedule.rules";
import { userPermissions } from "@tresen/contract/user/user.permissions";
import { branchRows } from "../../branch/rows";
import { type Actor, personOf, requirePermission } from "../../platform/actor";
import { allRows, findRow } from "../../records/rows";
import { displayName, userRows } from "../../user";
import { personnelOf } from "../../user/personnel";
import { shiftsIn } from "../rows";
import { wishesOf } from "../wishes";

interface Asked {
  branch: string;
  from: LocalDate;
  to: LocalDate;
}

/**
 * What the planner shows of a branch: who works there or is planned there, their contract hours, and all shifts of the
 * days, with those that began the day before and last into the first of them. Wages are told only to whoever may see the
 * personnel data of the branch. Its cost depends on the people and the days: the users, 1 GetItem of the branch,
 * 1 BatchGetItem of contracts for 100 people, 1 Query for 500 shifts and 1 BatchGetItem for 100.
 * @throws forbidden.
 */
export async function plannerWeek({ actor, branch, from, to }: Asked & { actor: Actor }): Promise<PlannerWeek> {
  requirePermission({ actor, permission: permissionOf({ resource: workingSchedules, verb: "read" }), branch });
  const seesWages = mayDo({ person: personOf(actor), permission: userPermissions.personnel, branch });
  const [users, found, branchRow] = await Promise.all([
    allRows({ resource: userRows, consistent: false }),
    // Wide enough for the days of every time zone. Read consistently, since it is asked for again after each change.
    shiftsIn({
      scope: { field: "branch", value: branch },
      from: Date.parse(from) - DAY,
      to: Date.parse(to) + 2 * DAY,
      isConsistent: true,
    }),
    findRow({ resource: branchRows, id: branch }),
  ]);
  const zone = zoneOf(branchRow ? branchRows.recordOf(branchRow) : {});
  const shifts = found.filter(
    (shift) => !!shift.day && shift.day <= to && (shift.day >= from || lastsInto({ shift, day: from, zone })),
  );
  const planned = new Set(shifts.flatMap(({ user }) => user ?? []));
  const people = users.map(userRows.recordOf).flatMap((user) => {
    const person = { roles: user.roles, branches: user.branches.map(({ id }) => id) };
    // Administrators work for all branches, and are planned where they are assigned.
    const isStaff = person.branches.includes(branch) && user.isEnabled && worksFor({ person, branch });
    return isStaff || planned.has(user.id)
      ? [{ id: user.id, name: displayName(user), isStaff, departments: user.departments.map(({ id }) => id) }]
      : [];
  });
  const ids = people.map(({ id }) => id);
  const [personnel, wishes] = await Promise.all([personnelOf(ids), wishesOf(ids)]);
  // Who has left before the days is only shown with shifts that are theirs still.
  const hasLeft = (id: string): boolean => (personnel.get(id)?.exitDate ?? from) < from;
  return {
    people: people
      .filter(({ id }) => planned.has(id) || !hasLeft(id))
      .map((person) => ({
        ...person,
        isStaff: person.isStaff && !hasLeft(person.id),
        terms: termsOf({ personnel: personnel.get(person.id), from, to, seesWages }),
        wishes: wishes.get(person.id) ?? [],
      }))
      .sort((a, b) => a.name.localeCompare(b.name, "de")),
    shifts,
    seesWages,
  };
}

function termsOf({
  personnel,
  from,
  to,
  seesWages,
}: Omit<Asked, "branch"> & { personnel: Personnel | undefined; seesWages: boolean }): PlannerPerson["terms"] {
  const begun = (personnel?.contracts ?? []).filter(({ validFrom }) => validFrom <= to);
  // Of those that began before, the last one may still hold.
  const last = begun
    .filter(({ validFrom }) => validFrom <= from)
    .reduce((max, { validFrom }) => (validFrom > max ? validFrom : max), "");
  return begun
    .filter(({ validFrom }) => validFrom >= last)
    .map(({ validFrom, validTo = null, weeklyMinutes, days, ...wage }) => ({
      ...{ validFrom, validTo: firstOf(validTo, personnel?.exitDate ?? null), weeklyMinutes, days },
      hourlyWage: (seesWages && wage.hourlyWage) || null,
      monthlySalary: (seesWages && wage.monthlySalary) || null,
      monthlyHours: (seesWages && wage.monthlyHours) || null,
    }));
}

/** The earlier of two days, of which each may be open. */
function firstOf(a: LocalDate | null, b: LocalDate | null): LocalDate | null {
  return a === null || b === null ? (a ?? b) : a < b ? a : b;
}
