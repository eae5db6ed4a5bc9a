import type { Permission } from "../kit/access";
import type { OrderAction } from "./order.state";
import { ORDER } from "../log/log.texts";

/** The permissions for staff to work with orders, in all branches or in the person's own ones. */
export const orderPermissions = {
  read: toStaff("orders.read"),
  confirm: toStaff("order.confirm"),
  appointment: toStaff("order.counter-appointment"),
  reject: toStaff("order.reject"),
  cancel: toStaff("order.cancel"),
  dispatch: toStaff("order.in-delivery"),
  complete: toStaff("order.completed"),
  checkPayment: toStaff("order.check-payment"),
  resend: toStaff("order.resend"),
};

/** Orders as a subject of the log. Staff of the order's branch who may read the log see its entries. */
export const orderSubject = {
  name: "orders",
  one: ORDER,
  access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
  // Unused, since the log stores the branch of each order.
  branchesOf: (): string[] => [],
} as const;

/** The permission that staff need for an action of the transition table. */
export function actionPermission(action: OrderAction): Permission {
  return toStaff(`order.${action}`);
}

function toStaff(name: string) {
  return { name, access: "staff", scopes: ["all", "branches"] } as const satisfies Permission;
}
