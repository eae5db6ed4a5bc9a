import { type Permission, type Person, mayDo } from "../kit/access";
import type { OrderAction } from "./order.state";
import { ORDER } from "../log/log.texts";
import type { PaymentState } from "../payment/payment.state";

/** The permissions for staff to work with orders, in all branches or in the person's own ones. */
export const orderPermissions = {
  read: toStaff("orders.read"),
  /** Placing an order that a customer makes on the telephone. */
  phone: toStaff("order.phone"),
  confirm: toStaff("order.confirm"),
  appointment: toStaff("order.counter-appointment"),
  reject: toStaff("order.reject"),
  cancel: toStaff("order.cancel"),
  dispatch: toStaff("order.in-delivery"),
  complete: toStaff("order.completed"),
  /** Beginning an order before its time. */
  begin: toStaff("order.begin"),
  /** Telling stations and printers all of an order again. */
  print: toStaff("order.print"),
  /** Taking back the steps `in-delivery` and `completed` within seconds. */
  undo: toStaff("order.undo"),
  /** Going on with an order that was completed on the same day. */
  reopen: toStaff("order.reopen"),
  /** Choosing who brings deliveries, and planning runs. */
  drive: toStaff("order.drive"),
  /** Writing down something about an order for colleagues. */
  note: toStaff("order.note"),
  /** Changing, adding and removing positions. */
  change: toStaff("order.change"),
  /** Sending money back; also needed beside `cancel` or `reject` to end an order that has been paid online. */
  refund: toStaff("order.refund"),
  /** Asking the customer for what is left to pay, by a link. */
  paymentLink: toStaff("order.payment-link"),
  checkPayment: toStaff("order.check-payment"),
  resend: toStaff("order.resend"),
};

/**
 * What the customer's key of an order (its `hash`) stands for beside reading it: with it anybody accepts or declines a
 * proposed time and abandons the payment, so orders are confirmed and cancelled and money goes back. Only staff who may
 * do all of that themselves are told the key; for all others it would be a way around their permissions.
 */
const customerKeyPermissions: readonly Permission[] = [
  orderPermissions.read,
  orderPermissions.confirm,
  orderPermissions.cancel,
  orderPermissions.refund,
];

/** Whether staff are told the key with which the customer opens and answers an order of the branch. */
export function maySeeCustomerKey({ person, branch }: { person: Person | null; branch: string }): boolean {
  return customerKeyPermissions.every((permission) => mayDo({ person, permission, branch }));
}

/** Orders as a subject of the log. Staff of the order's branch who may read the log see its entries. */
export const orderSubject = {
  name: "orders",
  one: ORDER,
  access: { read: "staff", create: "staff", update: "staff", remove: "staff" },
  // Unused, since the log stores the branch of each order.
  branchesOf: (): string[] => [],
} as const;

/** The permission that staff need for an action of the transition table, whichever the order. */
export function actionPermission(action: OrderAction): Permission {
  return toStaff(`order.${action}`);
}

/** All permissions that staff need for the action with this order. */
export function actionPermissions({
  action,
  payment,
}: {
  action: OrderAction;
  payment?: { state: PaymentState } | null | undefined;
}): Permission[] {
  const isRefunding = payment?.state === "paid" && (action === "cancel" || action === "reject");
  return [actionPermission(action), ...(isRefunding ? [orderPermissions.refund] : [])];
}

function toStaff(name: string) {
  return { name, access: "staff", scopes: ["all", "branches"] } as const satisfies Permission;
}
