import { actionPermissions } from "@tresen/contract/order/order.permissions";
import type { OrderPayment } from "@tresen/contract/order/order";
import { type OrderLifecycle, allowedActions } from "@tresen/contract/order/order.state";
import { useMay } from "../../shared/session";
import { type StaffAction, isStaffAction } from "./apply-action";

/** What the order's state allows and who is signed in may do, in the order of likelihood. */
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
