import type { StaffOrder } from "@tresen/contract/order/order";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { PAYMENT_STATE_LABELS } from "@tresen/contract/payment/payment-state.texts";
import { refundedNames } from "@tresen/contract/payment/refund";
import { Undo2 } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../shared/session";
import { Button } from "../../../shared/ui/button";
import { Private, useCustomerText, useMoney } from "../../../shared/visibility";
import { MONEY_TEXTS, REFUND_DIALOG_TEXTS } from "./change.texts";
import { RefundDialog } from "./deferred-dialogs";
import { PaymentLink } from "./payment-link";
import { refundableTotal } from "./refundable-total";

/** What was paid for an order and how, what goes back, and the button that gives money back. */
export function OrderMoney({ order, currency }: { order: StaffOrder; currency: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const may = useMay()({ permission: orderPermissions.refund, branch: order.branch.id });
  const formatMoney = useMoney();
  const hide = useCustomerText();
  const money = (cents: number): string => formatMoney(cents, currency);
  const isMixed = order.payments.length > 1;
  return (
    <div className="flex flex-col gap-2">
      <ul className="flex flex-col gap-1">
        {order.payments.map(({ id, kind, amount, state }) => (
          <Row
            key={id}
            label={kind === "onSite" && isMixed ? MONEY_TEXTS.restOnSite : MONEY_TEXTS.kinds[kind]}
            detail={
              kind === "onSite"
                ? MONEY_TEXTS.onSiteStates[state === "paid" ? "paid" : "open"]
                : PAYMENT_STATE_LABELS[state]
            }
            amount={money(amount)}
          />
        ))}
        {order.refunds.map((refund) => (
          <Row
            key={`refund ${refund.id}`}
            label={MONEY_TEXTS.refund}
            detail={[MONEY_TEXTS.refundStates[refund.state], refund.reason && hide(refund.reason)]
              .filter(Boolean)
              .join(" – ")}
            products={refundedNames({ refund, items: order.items }).join(", ")}
            amount={`−${money(refund.amount)}`}
          />
        ))}
      </ul>
      <PaymentLink order={order} currency={currency} />
      {may && refundableTotal(order) > 0 && (
        <Button className="self-start" onPress={() => setIsOpen(true)}>
          <Undo2 size={16} aria-hidden /> {REFUND_DIALOG_TEXTS.open}
        </Button>
      )}
      {isOpen && <RefundDialog order={order} currency={currency} onClose={() => setIsOpen(false)} />}
    </div>
  );
}

function Row({
  label,
  detail,
  products = "",
  amount,
}: {
  label: string;
  detail: string;
  products?: string;
  amount: string;
}) {
  return (
    <li className="flex items-baseline justify-between gap-3">
      <span className="min-w-0">
        <span className="font-medium">{label}</span> <span className="text-sm wrap-anywhere text-muted">{detail}</span>
        {products !== "" && (
          <span className="block text-sm wrap-anywhere text-muted">
            <Private kind="product">{products}</Private>
          </span>
        )}
      </span>
      <span className="figures shrink-0">
        <Private kind="product">{amount}</Private>
      </span>
    </li>
  );
}
