import type { ListedOrder } from "@tresen/contract/order/order";
import { isLater } from "@tresen/contract/order/preparation/later";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { AlarmClock, Clock, MessageSquareText, Phone, TriangleAlert, Undo2 } from "lucide-react";
import { memo } from "react";
import { type ActionDetails, type StaffAction, lifecycleOf } from "../apply-action";
import { appointmentText, wantedText } from "../appointment";
import { chosenParts, customerName, methodLabel, methodOfOrder } from "../labels";
import { CardExtras, OrderSoldOut, PreparationTimes } from "../deferred-parts";
import { MethodIcon } from "../method-icon";
import { ORDER_TEXTS } from "../order.texts";
import { type Urgency, type UrgencyLevel, urgencyOf, urgencyText } from "../urgency";
import { Private, useCustomerText, useMoney } from "../../../shared/visibility";
import { useAllowedActions } from "../use-allowed-actions";
import { CARD_TEXTS } from "./desk.texts";
import { MainAction } from "./main-action";

const CHIP =
  "inline-flex max-w-full tabular-nums items-center gap-1.5 rounded-2xl px-2.5 py-0.5 text-base " + "font-semibold";

interface OrderCardProps {
  order: ListedOrder;
  now: number;
  zone: string;
  currency: string;
  isNew: boolean;
  isMissed: boolean;
  /** Shown only if the board contains orders of several branches. */
  showsBranch: boolean;
  onOpen: (order: ListedOrder) => void;
  onAct: (order: ListedOrder, action: StaffAction, details?: ActionDetails) => void;
}

const SHOWN_ITEMS = 5;
const CARD = "relative flex flex-col gap-2.5 rounded-panel border border-s-8 border-line bg-surface p-3.5";
const MISSED = "border-danger! bg-danger-soft!";
/** The ticket number; pressing anywhere on the card activates it. */
const TICKET =
  "figures outline-none after:absolute after:inset-0 after:rounded-panel focus-visible:after:outline-3 " +
  "focus-visible:after:outline-offset-2 focus-visible:after:outline-focus";
const PHONE =
  "figures relative z-1 -my-1 inline-flex min-h-9 items-center gap-1.5 underline-offset-4 hover:underline " +
  "pointer-coarse:min-h-11";
const EDGES: Record<UrgencyLevel, string> = {
  calm: "border-s-line",
  soon: "border-s-warning",
  urgent: "border-s-danger",
};

/** The card of one order. Pressing it opens the order; the large button takes the next step. */
export const OrderCard = memo(function OrderCard({
  order,
  now,
  zone,
  currency,
  isNew,
  isMissed,
  showsBranch,
  onOpen,
  onAct,
}: OrderCardProps) {
  const allowed = useAllowedActions();
  const formatMoney = useMoney();
  const urgency = urgencyOf({ order, now });
  const isWaiting = isLater({ order, now });
  const [next] = allowed({ lifecycle: lifecycleOf(order), branch: order.branch.id, payment: order.payment });
  return (
    <article
      data-card={order.id}
      className={`${CARD} ${isMissed ? MISSED : EDGES[urgency.level]} ${isNew ? "animate-arrive border-action" : ""}`}
    >
      <header className="flex flex-wrap items-start justify-between gap-2">
        <h3 className="text-4xl leading-none font-bold">
          <button
            type="button"
            onClick={() => onOpen(order)}
            aria-label={CARD_TEXTS.open({
              ticket: order.ticketNumber,
              method: methodLabel(order),
              urgency: urgencyText(urgency),
              isNew,
            })}
            className={TICKET}
          >
            {order.ticketNumber}
          </button>
        </h3>
        <div className="flex max-w-full min-w-min flex-1 flex-wrap items-center justify-end gap-1.5">
          {isNew && (
            <span className="rounded-full bg-action px-2.5 py-0.5 text-sm font-semibold text-on-action">
              {CARD_TEXTS.isNew}
            </span>
          )}
          <UrgencyChip urgency={urgency} />
        </div>
      </header>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1 text-lg">
        <span className="flex items-center gap-2 self-center font-semibold">
          <MethodIcon method={methodOfOrder(order)} size={20} />
          {methodLabel(order)}
        </span>
        <span className={order.appointment ? "figures font-bold" : "text-base text-muted"}>
          {wantedText({ order, now, zone })}
        </span>
      </div>
      {order.counterAppointment && order.state === "pending" && (
        <p className="rounded-control bg-info-soft px-3 py-1.5 text-sm font-medium text-info">
          {CARD_TEXTS.awaitingAnswer(appointmentText({ at: Date.parse(order.counterAppointment), now, zone }))}
        </p>
      )}
      {order.withdrawnAt && (
        <p className="flex items-center gap-2 rounded-control bg-danger-soft px-3 py-1.5 font-semibold text-danger">
          <Undo2 size={18} aria-hidden /> {CARD_TEXTS.withdrawn}
        </p>
      )}
      <div className="flex items-start justify-between gap-2">
        <Items order={order} />
        <OrderSoldOut order={order} zone={zone} now={now} />
      </div>
      {order.comment && (
        <p className="flex items-start gap-2 rounded-control bg-warning-soft px-3 py-1.5 text-warning">
          <MessageSquareText size={18} aria-hidden className="mt-0.5 shrink-0" />
          <span className="line-clamp-3 min-w-0 text-ink">
            <span className="sr-only">{CARD_TEXTS.comment}</span>
            <Private kind="customer">{order.comment}</Private>
          </span>
        </p>
      )}
      <footer className="mt-auto">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-lg">
          <p className="line-clamp-2 min-w-0 wrap-anywhere font-medium">
            <Private kind="customer">{customerName(order) || ORDER_TEXTS.unnamed}</Private>
          </p>
          <p className="figures ms-auto font-semibold">
            {order.isQuotation || !order.pricing ? (
              ORDER_TEXTS.quotation
            ) : (
              <Private kind="product">{formatMoney(order.pricing.totalGross, currency)}</Private>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-3 text-muted">
          {order.phone && (
            <Private kind="customer">
              <a href={`tel:${order.phone}`} className={PHONE}>
                <Phone size={16} aria-hidden /> {order.phone}
              </a>
            </Private>
          )}
          {showsBranch && <p className="ms-auto text-sm">{order.branch.name}</p>}
        </div>
      </footer>
      {(isWaiting ||
        order.promisedAt !== null ||
        order.notes.length > 0 ||
        order.source === "phone" ||
        order.heldFor) && <CardExtras order={order} zone={zone} now={now} />}
      {next && !isWaiting && (
        <MainAction
          order={order}
          action={next}
          onAct={onAct}
          variant={order.state === "pending" && !order.counterAppointment ? "primary" : "soft"}
          size="xl"
          className="relative z-1 w-full"
        />
      )}
      {/* Below the button, which stays where it is when they are loaded. */}
      {next === "confirm" && <PreparationTimes order={order} onAct={onAct} />}
    </article>
  );
});

function Parts({ item }: { item: ListedOrder["items"][number] }) {
  const parts = chosenParts({ item, hide: useCustomerText() });
  return parts.length > 0 && <span className="block text-sm text-muted">{parts.join(" · ")}</span>;
}

function Items({ order }: { order: ListedOrder }) {
  const hidden = order.itemCount - Math.min(order.items.length, SHOWN_ITEMS);
  return (
    <ul className="grid min-w-0 flex-1 grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-0.5">
      {order.items.slice(0, SHOWN_ITEMS).map((item, index) => (
        <li key={index} className="col-span-2 grid grid-cols-subgrid leading-snug">
          <span className="figures min-w-8 font-semibold">{formatQuantity(item)}</span>
          <span className="min-w-0">
            <Private kind="product">
              {item.name}
              <Parts item={item} />
            </Private>
          </span>
        </li>
      ))}
      {hidden > 0 && <li className="col-span-2 text-sm font-medium text-muted">{CARD_TEXTS.more(hidden)}</li>}
    </ul>
  );
}

const CHIPS: Record<UrgencyLevel, { className: string; Icon: typeof Clock; name: string }> = {
  calm: { className: "bg-sunken text-ink", Icon: Clock, name: "" },
  soon: { className: "bg-warning-soft text-warning", Icon: AlarmClock, name: CARD_TEXTS.soon },
  urgent: { className: "bg-danger text-surface", Icon: TriangleAlert, name: CARD_TEXTS.urgent },
};

export function UrgencyChip({ urgency }: { urgency: Urgency }) {
  const { className, Icon, name } = CHIPS[urgency.level];
  return (
    <span className={`${CHIP} ${className}`}>
      <Icon size={16} aria-hidden />
      <span className="sr-only">{name}</span>
      {urgencyText(urgency)}
    </span>
  );
}
