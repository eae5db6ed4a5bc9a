import type { Cents } from "@tresen/contract/kit/money";
import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isOpenState } from "@tresen/contract/order/order.state";
import { Link2 } from "lucide-react";
import { call } from "../../../../shared/api";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { useIsShown, useMoney } from "../../../shared/visibility";
import { MONEY_TEXTS } from "./change.texts";
import { useOrderCall } from "./use-order-call";

/** Asks the customer to pay by a link what would else be paid on site. */
export function PaymentLink({ order, currency }: { order: StaffOrder; currency: string }) {
  const may = useMay()({ permission: orderPermissions.paymentLink, branch: order.branch.id });
  const isShown = useIsShown("product");
  const formatMoney = useMoney();
  const { mutate, isPending } = useOrderCall({
    failed: MONEY_TEXTS.askFailed,
    done: MONEY_TEXTS.asked,
    onDone: () => undefined,
    // The panel shows the order as it is now.
    onStale: () => undefined,
  });
  const due: Cents = order.payments.find(({ kind, state }) => kind === "onSite" && state === "open")?.amount ?? 0;
  if (!may || due === 0 || !isOpenState(order.state)) return null;
  const ask = (): void =>
    mutate({
      order,
      send: ({ id, version }) => call("POST /api/orders/{id}/payment-link", { params: { id }, body: { version } }),
    });
  return (
    <Button className="self-start" isDisabled={isPending} onPress={ask}>
      <Link2 size={16} aria-hidden />{" "}
      {isShown ? MONEY_TEXTS.askByLink(formatMoney(due, currency)) : MONEY_TEXTS.askRestByLink}
    </Button>
  );
}
