import type { Pickable } from "../kit/list/pick";
import { pickedByBranch } from "../kit/list/pick-by-branch";

/**
 * What decides who may pick a user, without the rules of the form: the functions of referring records carry only this.
 */
export const userTarget = {
  name: "users",
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
  branchesOf: (user: { id: string; branches: readonly { id: string }[] }) => user.branches.map(({ id }) => id),
  ownersOf: (user: { id: string }) => [user.id],
  pickedBy: pickedByBranch,
} as const satisfies Pickable;
