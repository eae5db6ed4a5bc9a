import type { Permission } from "../kit/access";

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

function toStaff(name: string) {
  return { name, access: "staff", scopes: ["all", "branches"] } as const satisfies Permission;
}
