import type { ListedOrder, StaffOrder } from "@tresen/contract/order/order";
import { formatDateTime } from "@tresen/contract/kit/time";
import { Heart, MessageSquareText, Star, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useZoneOf } from "../../../shared/branches";
import { COMMON_TEXTS } from "../../../shared/common.texts";
import { useCurrency } from "../../../shared/config";
import { Button } from "../../../shared/ui/button";
import { useNow } from "../../../shared/use-now";
import { Private } from "../../../shared/visibility";
import { CancelDialog } from "../action-dialogs";
import { type ActionDetails, type StaffAction, lifecycleOf } from "../apply-action";
import { appointmentText, wantedText } from "../appointment";
import { actionLabel, methodLabel, methodOfOrder, paymentLabel } from "../labels";
import { MethodIcon } from "../method-icon";
import { ORDER_TEXTS } from "../order.texts";
import { MONEY_TEXTS } from "../change/change.texts";
import { OrderMoney } from "../change/order-money";
import { OrderCustomer } from "./order-customer";
import { OrderItems } from "./order-items";
import { OrderProject } from "./order-project";
import { OrderPayment } from "./order-payment";
import { OrderResend } from "./order-resend";
import { OrderTimeline } from "./order-timeline";
import { OrderSent } from "../sent/order-sent";
import { OfferDialog } from "../step/offer-dialog";
import { PreparationTimes } from "../step/preparation-times";
import { HeldLine } from "../step/held-line";
import { OrderNotes } from "../step/order-notes";
import { RejectDialog } from "../reject-dialog";
import { useOrderAction } from "../use-order-action";
import { useAllowedActions } from "../use-allowed-actions";
import { PANEL_TEXTS, RATING_TEXTS } from "./panel.texts";

/** Two columns, if both are wide enough for a date. */
const FACTS = "grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-x-4 gap-y-3";

/** Everything about one order. Its buttons are in `OrderActions`. */
export function OrderDetail({ order }: { order: StaffOrder }) {
  const zone = useZoneOf()(order.branch.id);
  const currency = useCurrency();
  const now = useNow();
  return (
    <div className="flex flex-col gap-6 p-5">
      <dl className={FACTS}>
        <Fact label={PANEL_TEXTS.method}>
          <span className="flex items-center gap-2">
            <MethodIcon method={methodOfOrder(order)} /> {methodLabel(order)}
          </span>
        </Fact>
        <Fact label={order.appointment ? PANEL_TEXTS.appointment : PANEL_TEXTS.wanted}>
          {wantedText({ order, now, zone })}
        </Fact>
        {order.promisedAt && (
          <Fact label={PANEL_TEXTS.promised}>{appointmentText({ at: Date.parse(order.promisedAt), now, zone })}</Fact>
        )}
        <Fact label={order.source === "phone" ? PANEL_TEXTS.orderedByPhone : PANEL_TEXTS.ordered}>
          {formatDateTime({ at: Date.parse(order.createdAt), zone })}
        </Fact>
        <Fact label={COMMON_TEXTS.branch}>{order.branch.name}</Fact>
        {order.driver && <Fact label={PANEL_TEXTS.driver}>{order.driver.name}</Fact>}
        <Fact label={PANEL_TEXTS.payment}>{order.isQuotation ? PANEL_TEXTS.quotation : paymentLabel(order)}</Fact>
        <Fact label={PANEL_TEXTS.id}>
          <span className="text-sm break-all">{order.uid}</span>
        </Fact>
      </dl>
      {order.withdrawnAt && <Withdrawal order={order} at={Date.parse(order.withdrawnAt)} zone={zone} />}
      {order.counterAppointment && order.state === "pending" && (
        <Callout
          tone="info"
          title={ORDER_TEXTS.proposed(
            order.counterAppointments.map((at) => appointmentText({ at: Date.parse(at), now, zone })).join(", "),
          )}
        >
          {order.counterAppointmentExpiresAt
            ? PANEL_TEXTS.awaitingAnswerUntil(
                appointmentText({ at: Date.parse(order.counterAppointmentExpiresAt), now, zone }),
              )
            : PANEL_TEXTS.awaitingAnswer}
        </Callout>
      )}
      {order.rejectionMessage && (
        <Callout tone="danger" title={PANEL_TEXTS.rejectionMessage}>
          <Private kind="customer">{order.rejectionMessage}</Private>
        </Callout>
      )}
      {order.comment && (
        <Callout tone="warning" title={PANEL_TEXTS.comment} icon={<MessageSquareText size={18} aria-hidden />}>
          <Private kind="customer">{order.comment}</Private>
        </Callout>
      )}
      <HeldLine order={order} />
      <OrderNotes order={order} />
      <Section title={PANEL_TEXTS.items}>
        <OrderItems order={order} currency={currency} />
      </Section>
      <OrderSent order={order} />
      {(order.payments.length > 0 || order.refunds.length > 0) && (
        <Section title={MONEY_TEXTS.title}>
          {order.payment && <OrderPayment order={order} payment={order.payment} />}
          <OrderMoney order={order} currency={currency} />
        </Section>
      )}
      <Section title={PANEL_TEXTS.customer}>
        <OrderCustomer order={order} />
      </Section>
      {order.donatee && (
        <p className="flex items-center gap-2 text-sm text-muted">
          <Heart size={16} aria-hidden /> {PANEL_TEXTS.donation(order.donatee.name)}
        </p>
      )}
      {order.questionnaire && (
        <Section title={RATING_TEXTS.title}>
          <dl className="grid grid-cols-2 gap-2 text-sm">
            <Score label={RATING_TEXTS.overall} value={order.questionnaire.rating} />
            <Score label={RATING_TEXTS.food} value={order.questionnaire.foodRating} />
            <Score label={RATING_TEXTS.service} value={order.questionnaire.serviceRating} />
            <Score label={RATING_TEXTS.process} value={order.questionnaire.processRating} />
          </dl>
          {order.questionnaire.comment && (
            <p className="mt-2">
              <Private kind="customer">{order.questionnaire.comment}</Private>
            </p>
          )}
        </Section>
      )}
      <OrderProject order={order} />
      <Section title={PANEL_TEXTS.timeline}>
        <OrderTimeline order={order} zone={zone} />
        <OrderResend order={order} />
      </Section>
    </div>
  );
}

function Withdrawal({ order: { withdrawal }, at, zone }: { order: StaffOrder; at: number; zone: string }) {
  return (
    <Callout
      tone="danger"
      title={PANEL_TEXTS.withdrawn(formatDateTime({ at, zone }))}
      icon={<Undo2 size={18} aria-hidden />}
    >
      {withdrawal && (
        <Private kind="customer">
          {withdrawal.name}, {withdrawal.email}
          {withdrawal.remark && <span className="block whitespace-pre-line">{withdrawal.remark}</span>}
        </Private>
      )}
    </Callout>
  );
}

/** The actions that the order's state allows: the next step as a large button, the others beside it. */
export function OrderActions({ order, onDone }: { order: ListedOrder; onDone?: () => void }) {
  const zone = useZoneOf()(order.branch.id);
  const act = useOrderAction();
  const allowed = useAllowedActions();
  // The order at the time of the confirmation dialog, so that changes by others meanwhile are reported and not
  // overwritten.
  const [asking, setAsking] = useState<{ action: StaffAction; order: ListedOrder } | null>(null);
  const [first, ...others] = allowed({
    lifecycle: lifecycleOf(order),
    branch: order.branch.id,
    payment: order.payment,
  });
  if (!first && !asking) return null;
  const run = (action: StaffAction, details: ActionDetails = {}): void => {
    setAsking(null);
    act({ order: asking?.order ?? order, action, ...details });
    onDone?.();
  };
  const press = (action: StaffAction): void =>
    action === "reject" || action === "cancel" || action === "counter-appointment"
      ? setAsking({ action, order })
      : run(action);
  const dialog = { order: asking?.order ?? order, zone, onClose: () => setAsking(null) };
  return (
    <div className="flex flex-col gap-2">
      {first && (
        <Button variant="primary" size="xl" onPress={() => press(first)}>
          {actionLabel({ action: first, order })}
        </Button>
      )}
      {first === "confirm" && <PreparationTimes order={order} onAct={(_, action, details) => run(action, details)} />}
      <div className="flex flex-wrap gap-2">
        {others.map((action) => (
          <Button
            key={action}
            size="lg"
            className="flex-auto"
            variant={action === "reject" || action === "cancel" ? "danger" : "secondary"}
            onPress={() => press(action)}
          >
            {actionLabel({ action, order })}
          </Button>
        ))}
      </div>
      {asking?.action === "reject" && (
        <RejectDialog {...dialog} onDone={(rejectionMessage) => run("reject", { rejectionMessage })} />
      )}
      {asking?.action === "counter-appointment" && (
        <OfferDialog {...dialog} onDone={(details) => run("counter-appointment", details)} />
      )}
      {asking?.action === "cancel" && <CancelDialog {...dialog} onDone={() => run("cancel")} />}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="font-medium">{children}</dd>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

const TONES = {
  info: "bg-info-soft text-info",
  danger: "bg-danger-soft text-danger",
  warning: "bg-warning-soft text-warning",
};

function Callout({
  tone,
  title,
  icon,
  children,
}: {
  tone: keyof typeof TONES;
  title: string;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={`rounded-panel p-4 ${TONES[tone]}`}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        {icon} {title}
      </p>
      <p className="text-ink">{children}</p>
    </div>
  );
}

function Score({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex items-center justify-between gap-2">
      <dt className="text-muted">{label}</dt>
      <dd className="figures flex items-center gap-1 font-medium">
        {value} <Star size={14} aria-hidden /> <span className="sr-only">{RATING_TEXTS.ofFive}</span>
      </dd>
    </div>
  );
}
