import { type Permission, type Person, mayDo } from "../kit/access";
import { orderPermissions } from "../order/order.permissions";

/**
 * What the key of a run stands for: with it anybody sees the orders of the run, sends them on their way and completes
 * them. Only staff who may do all of that themselves are told one; for all others it would be a way around their
 * permissions.
 */
export const runKeyPermissions: readonly Permission[] = [
  orderPermissions.drive,
  orderPermissions.read,
  orderPermissions.dispatch,
  orderPermissions.complete,
  orderPermissions.undo,
];

/** Whether somebody may start runs in the branch, and renew their keys. */
export function mayGiveRunKeys({ person, branch }: { person: Person | null; branch: string }): boolean {
  return runKeyPermissions.every((permission) => mayDo({ person, permission, branch }));
}
