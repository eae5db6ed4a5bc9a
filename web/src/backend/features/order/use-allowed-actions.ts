import { actionPermission } from "@tresen/contract/order/order.permissions";
import { type OrderAction, type OrderSituation, allowedActions } from "@tresen/contract/order/order.state";
import { useMay } from "../../shared/session";

/** What the order's state allows and who is signed in may do, in the order of likelihood. */
export function useAllowedActions(): (order: { situation: OrderSituation; branch: string }) => OrderAction[] {
  const may = useMay();
  return ({ situation, branch }) =>
    allowedActions({ actor: "staff", order: situation }).filter((action) =>
      may({ permission: actionPermission(action), branch }),
    );
}
