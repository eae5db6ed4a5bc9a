import { formatQuantity } from "@tresen/contract/catalog/units";
import type { ListedOrder } from "@tresen/contract/order/order";
import { memo } from "react";
import { type StaffAction, lifecycleOf } from "../apply-action";
import { customerName, methodLabel, methodOfOrder } from "../labels";
import { MethodIcon } from "../method-icon";
import { ORDER_TEXTS } from "../order.texts";
import { urgencyOf, urgencyText } from "../urgency";
import { Private, useMoney } from "../../../shared/visibility";
import { useAllowedActions } from "../use-allowed-actions";
import { CARD_TEXTS } from "./desk.texts";
import { MainAction } from "./main-action";

interface MissedCardProps {
  order: ListedOrder;
  now: number;
  currency: string;
  isNew: boolean;
  onOpen: (order: ListedOrder) => void;
  onAct: (order: ListedOrder, action: StaffAction) => void;
}

const CARD =
  "relative flex min-w-0 items-center gap-3 overflow-hidden rounded-panel border border-s-8 border-danger " +
  "bg-danger-soft px-3";
const TICKET =
  "figures outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-3 " +
  "focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus";

/**
 * A missed order in three lines: method, content and customer. The card is low, so that many of them leave room for new
 * orders.
 */
export const MissedCard = memo(function MissedCard({ order, now, currency, isNew, onOpen, onAct }: MissedCardProps) {
  const formatMoney = useMoney();
  const allowed = useAllowedActions();
  const age = urgencyText(urgencyOf({ order, now }));
  const [next] = allowed({ lifecycle: lifecycleOf(order), branch: order.branch.id, payment: order.payment });
  return (
    <article data-card={order.id} className={CARD}>
      <h3 className="text-4xl leading-none font-bold">
        <button
          type="button"
          onClick={() => onOpen(order)}
          aria-label={CARD_TEXTS.open({ ticket: order.ticketNumber, method: methodLabel(order), urgency: age, isNew })}
          className={TICKET}
        >
          {order.ticketNumber}
        </button>
      </h3>
      <div className="min-w-0 flex-1 leading-tight">
        <p className="figures flex flex-wrap items-center gap-x-1.5 font-semibold text-danger">
          <MethodIcon method={methodOfOrder(order)} size={16} />
          <span>{methodLabel(order)}</span>
          <span className="whitespace-nowrap">{age}</span>
        </p>
        <p className="truncate">
          <Private kind="product">
            {order.items.map((item) => `${formatQuantity(item)} ${item.name}`).join(", ")}
          </Private>
        </p>
        <p className="flex gap-x-1.5">
          <span className="figures font-semibold whitespace-nowrap">
            {order.isQuotation || !order.pricing ? (
              ORDER_TEXTS.quotation
            ) : (
              <Private kind="product">{formatMoney(order.pricing.totalGross, currency)}</Private>
            )}
          </span>
          <span className="min-w-0 truncate">
            <Private kind="customer">{customerName(order) || ORDER_TEXTS.unnamed}</Private>
          </span>
        </p>
      </div>
      {next && (
        <MainAction
          order={order}
          action={next}
          onAct={onAct}
          variant="primary"
          size="xl"
          className="relative z-1 max-w-36 px-3!"
        />
      )}
    </article>
  );
});
