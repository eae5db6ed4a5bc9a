import type { Pickable } from "../../kit/list/pick";
import { pickedByBranch } from "../../kit/list/pick-by-branch";

/** What decides who may pick a department: the functions of referring records carry only this. */
export const departmentTarget = {
  name: "departments",
  access: { read: "staff", create: "manager", update: "manager", remove: "manager" },
  branchesOf: (department: { id: string; branch: string }) => [department.branch],
  pickedBy: pickedByBranch,
} as const satisfies Pickable;
