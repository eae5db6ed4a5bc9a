import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { Department } from "@tresen/contract/branch/department/department.resource";
import { worksFor } from "@tresen/contract/kit/access";
import type { FieldError } from "@tresen/contract/kit/errors";
import { zonedTime } from "@tresen/contract/kit/time";
import { fieldError } from "@tresen/contract/kit/validation/validation";
import { isBinding } from "@tresen/contract/planning/shift.state";
import { type WorkingSchedule, shiftServed } from "@tresen/contract/planning/working-schedule.resource";
import { isChosenIn } from "@tresen/contract/time-tracking/kind/chosen-in";
import type { ActivityKind } from "@tresen/contract/time-tracking/activity-kind.resource";
import { isUntold, stateOfChanged } from "@tresen/contract/planning/working-schedule.rules";
import { SHIFT_MESSAGES } from "@tresen/contract/planning/working-schedule.texts";
import { branchRows } from "../branch/rows";
import { AppError, inputError } from "../platform/errors";
import type { Hooks } from "../records";
import { type Row, type WriteCheck, findRow, namedRecords } from "../records/rows";
import { userRows } from "../user";
import { exitDatesOf } from "../user/personnel";
import { overlapChecks } from "./overlaps";
import { shiftRows } from "./rows";

const kindRows = namedRecords<ActivityKind>("working-activity-kinds");
const departmentRows = namedRecords<Department>("departments");

/**
 * The hooks of shifts: a new one is a draft, a change of one that was told is marked as such, and whom it plans works
 * for its branch and has no other binding shift at the same time.
 */
export const shiftHooks = {
  prepare: async ({ fields, before }: { fields: Record<string, unknown>; before: Row | null }) => {
    const shift = shiftRows.fieldsOf({ fields });
    const was = before && shiftRows.fieldsOf(before);
    if (was?.state === "cancelled") throw new AppError("shift.cancelled", "conflict", SHIFT_MESSAGES.cancelled);
    const row = await findRow({ resource: branchRows, id: shift.branch });
    const zone = zoneOf(row ? branchRows.recordOf(row) : {});
    const told = was?.told ?? null;
    return {
      fields: {
        ...fields,
        ...shiftServed.kept(before?.fields ?? {}),
        // The index sorts them as texts.
        startsAt: new Date(shift.startsAt).toISOString(),
        endsAt: new Date(shift.endsAt).toISOString(),
        day: zonedTime({ at: Date.parse(shift.startsAt), zone }).date,
        state: was ? stateOfChanged({ shift, state: was.state, told }) : "draft",
        told,
      },
      secrets: before?.secrets ?? {},
    };
  },

  checks: async ({ before, row }: { before: Row | null; row: Row | null }): Promise<WriteCheck[]> => {
    const was = before && shiftRows.recordOf(before);
    if (!row) {
      if (was && (isBinding(was.state) || (was.state === "cancelled" && isUntold(was))))
        throw new AppError("shift.told", "conflict", SHIFT_MESSAGES.told);
      if (was?.consent?.answer === null) throw new AppError("shift.asked", "conflict", SHIFT_MESSAGES.asked);
      return [];
    }
    const shift = shiftRows.recordOf(row);
    const isMoved = shift.branch !== was?.branch;
    const faults = [
      ...(shift.user && (isMoved || shift.user !== was.user || shift.day !== was.day) ? await personFaults(shift) : []),
      ...(shift.department && (isMoved || shift.department !== was.department) ? await departmentFaults(shift) : []),
      ...(shift.kind && (isMoved || shift.kind !== was.kind) ? await kindFaults(shift) : []),
    ];
    if (faults.length > 0) throw inputError({ code: "validation", faults });
    return isBinding(shift.state) ? overlapChecks(shift) : [];
  },
} satisfies Hooks;

async function personFaults({ user, branch, day }: WorkingSchedule): Promise<FieldError[]> {
  if (!user) return [];
  const [row, exits] = await Promise.all([findRow({ resource: userRows, id: user }), exitDatesOf([user])]);
  if (!row) return [];
  const fault = (message: string): FieldError[] => [fieldError({ path: "user", code: "shift_person", message })];
  const { roles, branches } = userRows.recordOf(row);
  if (!worksFor({ person: { roles, branches: branches.map(({ id }) => id) }, branch }))
    return fault(SHIFT_MESSAGES.person);
  return day && day > (exits.get(user) ?? day) ? fault(SHIFT_MESSAGES.left) : [];
}

async function departmentFaults({ department, branch }: WorkingSchedule): Promise<FieldError[]> {
  const row = department ? await findRow({ resource: departmentRows, id: department }) : null;
  if (!row || departmentRows.recordOf(row).branch === branch) return [];
  return [fieldError({ path: "department", code: "shift_department", message: SHIFT_MESSAGES.department })];
}

async function kindFaults({ kind, branch }: WorkingSchedule): Promise<FieldError[]> {
  const row = kind ? await findRow({ resource: kindRows, id: kind }) : null;
  if (!row || isChosenIn({ kind: kindRows.recordOf(row), branches: [branch] })) return [];
  return [fieldError({ path: "kind", code: "shift_kind", message: SHIFT_MESSAGES.kind })];
}
