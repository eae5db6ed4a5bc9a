import type { Permission } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import type { StaffOrder } from "@tresen/contract/order/order";
import { ERASED } from "@tresen/contract/order/refusal.texts";
import { type Actor, requirePermission } from "../platform/actor";
import { AppError } from "../platform/errors";
import { missingOrder } from "./public";
import { type OrderRow, findOrder } from "./store";
import { staffView, uidOf } from "./view";

/** One order of the actor's branches. @throws missing, forbidden. */
export async function getOrder({ actor, id }: { actor: Actor; id: string }): Promise<StaffOrder> {
  return staffView({ row: await ownOrder({ actor, id, permission: orderPermissions.read }), actor });
}

/** The order, if the actor holds the permission for it. @throws missing, forbidden for orders of other branches. */
export async function ownOrder({
  actor,
  id,
  permission,
}: {
  actor: Actor;
  id: string;
  permission: Permission;
}): Promise<OrderRow> {
  requirePermission({ actor, permission });
  const uid = uidOf(id);
  const row = uid === null ? null : await findOrder(uid);
  if (!row) throw missingOrder();
  requirePermission({ actor, permission, branch: row.branch });
  return row;
}

/**
 * Refuses what needs the customer of an order, or writes something about them, once they are erased: nobody would find it
 * again. Positions, sums and refunds have nothing of them. @throws conflict
 */
export function requireUnerased({ erasedAt }: Pick<OrderRow, "erasedAt">): void {
  if (erasedAt !== undefined) throw new AppError("order.erased", "conflict", ERASED);
}
