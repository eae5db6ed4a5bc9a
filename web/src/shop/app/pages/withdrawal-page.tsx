import { withdrawalBranches } from "@tresen/contract/order/withdrawal/withdrawal";
import { OrderGate } from "../../features/status/order-gate";
import { FormWithdrawal } from "../../features/withdrawal/form-withdrawal";
import { OrderWithdrawal } from "../../features/withdrawal/order-withdrawal";
import { useRouteParams } from "../../state/browser/route";
import { useShop } from "../../state/shop-query";
import { SitePage } from "./site-page";

/** The withdrawal function if a branch has enabled it; otherwise the site at this path, if it exists. */
export function WithdrawalPage() {
  const { branches } = useShop();
  return withdrawalBranches(branches).length > 0 ? <FormWithdrawal /> : <SitePage />;
}

/** The withdrawal from one order, by its uid and hash. */
export function OrderWithdrawalPage() {
  const { uid = "", hash = "" } = useRouteParams();
  return (
    <OrderGate key={uid} uid={uid} hash={hash}>
      {({ order, keep }) => <OrderWithdrawal order={order} hash={hash} keep={keep} />}
    </OrderGate>
  );
}
