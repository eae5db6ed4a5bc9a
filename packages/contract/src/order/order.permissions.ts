import type { Permission } from "../kit/access";
import type { OrderAction } from "./order.state";

/** What staff do with orders. Each permission is given in all branches or in the own ones. */
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

/** Orders as the log tells of them: to staff of their branch, as far as they may read the log. */
export const orderSubject = {
  name: "orders",
  one: "Bestellung",
  access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
  // The log knows an order's branch.
  branchesOf: (): string[] => [],
} as const;

/** What staff need for an action of the table of states. */
export function actionPermission(action: OrderAction): Permission {
  return toStaff(`order.${action}`);
}

function toStaff(name: string) {
  return { name, access: "staff", scopes: ["all", "branches"] } as const satisfies Permission;
}
