import { actionPermission } from "@tresen/contract/order/order.permissions";
import { type OrderLifecycle, allowedActions } from "@tresen/contract/order/order.state";
import { useMay } from "../../shared/session";
import { type StaffAction, isStaffAction } from "./apply-action";

/** What the order's state allows and who is signed in may do, in the order of likelihood. */
export function useAllowedActions(): (order: { lifecycle: OrderLifecycle; branch: string }) => StaffAction[] {
  const may = useMay();
  return ({ lifecycle: situation, branch }) =>
    allowedActions({ actor: "staff", order: situation })
      .filter(isStaffAction)
      .filter((action) => may({ permission: actionPermission(action), branch }));
}
