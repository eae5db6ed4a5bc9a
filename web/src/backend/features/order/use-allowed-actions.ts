import { actionPermissions } from "@tresen/contract/order/order.permissions";
import type { OrderPayment } from "@tresen/contract/order/order";
import { type OrderLifecycle, allowedActions } from "@tresen/contract/order/order.state";
import { useMay } from "../../shared/session";
import { type StaffAction, isStaffAction } from "./apply-action";

/** The actions that the order's state and the person's permissions allow, the most likely first. */
export function useAllowedActions(): (order: {
  lifecycle: OrderLifecycle;
  branch: string;
  payment: OrderPayment | null;
}) => StaffAction[] {
  const may = useMay();
  return ({ lifecycle: situation, branch, payment }) =>
    allowedActions({ actor: "staff", order: situation })
      .filter(isStaffAction)
      .filter((action) => actionPermissions({ action, payment }).every((permission) => may({ permission, branch })));
}
