import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CustomerComplaint, CustomerHistory, CustomerOrder } from "@tresen/contract/customer/customer.view";
import { JOB_STATE_LABELS, jobEventText } from "@tresen/contract/job/job.texts";
import { DEFAULT_TIME_ZONE, formatDateTime } from "@tresen/contract/kit/time";
import type { AnyRecord } from "@tresen/contract/openapi/client";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { Phone, RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import { useZoneOf } from "../../shared/branches";
import { PAGE_TITLES } from "../../shared/common.texts";
import { useCurrency } from "../../shared/config";
import { customerQueries } from "../../shared/customer/customer-queries";
import { failureDetail } from "../../shared/failure";
import { useMay } from "../../shared/session";
import { buttonClass } from "../../shared/ui/button";
import { ErrorState, Skeleton } from "../../shared/ui/states";
import { Private, useMoney } from "../../shared/visibility";
import { CHANNEL_TEXTS, CUSTOMER_TEXTS, FIGURE_TEXTS, ORDER_STATE_TEXTS, complaintText } from "./customer.texts";

/** The look of a link in a section. */
export const LINK =
  "text-action-text underline pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center";

/** What the customer ordered, likes most and was told, and the way to a further order. */
export function HistorySection({ record }: { record: AnyRecord | null }) {
  const mayOrder = useMay()({ permission: orderPermissions.phone });
  if (!record) return null;
  return (
    <div className="flex flex-col gap-4">
      {mayOrder && (
        <Link to="/orders/new" search={{ customer: record.id }} className={buttonClass({ className: "self-start" })}>
          <Phone size={16} aria-hidden /> {PAGE_TITLES.phone}
        </Link>
      )}
      <Figures record={record} />
      <Orders id={record.id} />
    </div>
  );
}

/** What all their orders come to, in every branch. */
function Figures({ record: { orderCount, grossTotal, firstOrderAt, lastOrderAt } }: { record: AnyRecord }) {
  const money = useMoney();
  const currency = useCurrency();
  const day = (at: unknown): string =>
    typeof at === "string" ? formatDateTime({ at: Date.parse(at), zone: DEFAULT_TIME_ZONE }) : CUSTOMER_TEXTS.none;
  const figures = [
    [FIGURE_TEXTS.orderCount, Number(orderCount ?? 0).toLocaleString("de-AT")],
    [FIGURE_TEXTS.grossTotal, money(Number(grossTotal ?? 0), currency)],
    [FIGURE_TEXTS.firstOrderAt, day(firstOrderAt)],
    [FIGURE_TEXTS.lastOrderAt, day(lastOrderAt)],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-3">
      {figures.map(([title, value]) => (
        <div key={title}>
          <dt className="text-sm text-muted">{title}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Orders({ id }: { id: string }) {
  const history = useQuery(customerQueries.orders(id));
  if (history.error && !history.data)
    return (
      <ErrorState
        message={CUSTOMER_TEXTS.unloaded}
        detail={failureDetail(history.error)}
        onRetry={() => void history.refetch()}
        isRetrying={history.isFetching}
      />
    );
  return history.data ? <History customer={id} history={history.data} /> : <Skeleton className="h-40" />;
}

function History({
  customer,
  history: { orders, isMore, favourites, complaints, messages },
}: {
  customer: string;
  history: CustomerHistory;
}) {
  const zoneOf = useZoneOf();
  if (orders.length === 0) return <p className="text-sm text-muted">{CUSTOMER_TEXTS.noOrders}</p>;
  const branches = new Map(orders.map((order) => [order.id, order.branch]));
  const zoneOfOrder = (order: string): string => zoneOf(branches.get(order)?.id ?? "");
  return (
    <div className="flex flex-col gap-4 text-sm">
      <ul className="flex flex-col divide-y divide-line">
        {orders.map((order) => (
          <OrderLine key={order.id} customer={customer} order={order} zone={zoneOf(order.branch.id)} />
        ))}
      </ul>
      {isMore && <p className="text-muted">{CUSTOMER_TEXTS.more}</p>}
      <List
        title={isMore ? CUSTOMER_TEXTS.favouritesOf(orders.length) : CUSTOMER_TEXTS.favourites}
        lines={favourites.map(CUSTOMER_TEXTS.favourite)}
      />
      <Complaints complaints={complaints} zoneOf={zoneOfOrder} />
      <List
        title={CUSTOMER_TEXTS.messages}
        lines={messages.map(({ order, ticketNumber: ticket, event, channel, state, createdAt }) => (
          <>
            <Link to="/orders/history" search={{ order }} className={LINK}>
              {CUSTOMER_TEXTS.messageOrder({ ticket, branch: branches.get(order)?.name ?? "" })}
            </Link>{" "}
            {CUSTOMER_TEXTS.message({
              event: jobEventText(event),
              channel: CHANNEL_TEXTS[channel],
              at: formatDateTime({ at: Date.parse(createdAt), zone: zoneOfOrder(order) }),
            })}
            {state !== "done" && (
              <>
                , <span className="text-warning">{JOB_STATE_LABELS[state]}</span>
              </>
            )}
          </>
        ))}
      />
    </div>
  );
}

function Complaints({
  complaints,
  zoneOf,
}: {
  complaints: readonly CustomerComplaint[];
  zoneOf: (order: string) => string;
}) {
  const money = useMoney();
  const currency = useCurrency();
  if (complaints.length === 0) return null;
  return (
    <section aria-label={CUSTOMER_TEXTS.complaints}>
      <h3 className="font-semibold">{CUSTOMER_TEXTS.complaints}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {complaints.map(({ kind, order, ticketNumber: ticket, at, amount, text }, index) => (
          <li key={`${index} ${order}`}>
            <Link to="/orders/history" search={{ order }} className={LINK}>
              {complaintText({
                kind,
                ticket,
                amount: amount === null ? undefined : money(amount, currency),
                at: at === null ? undefined : formatDateTime({ at: Date.parse(at), zone: zoneOf(order) }),
              })}
            </Link>{" "}
            <span className="text-muted">
              <Private kind="customer">{text}</Private>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function OrderLine({ customer, order, zone }: { customer: string; order: CustomerOrder; zone: string }) {
  const mayOrder = useMay()({ permission: orderPermissions.phone, branch: order.branch.id });
  const money = useMoney();
  const currency = useCurrency();
  const {
    id,
    ticketNumber: ticket,
    createdAt,
    branch,
    state,
    gross,
    isCounted,
    rating,
    ratings,
    ratingComment,
  } = order;
  const at = formatDateTime({ at: Date.parse(createdAt), zone });
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
      <Link to="/orders/history" search={{ order: id }} className={LINK}>
        {CUSTOMER_TEXTS.order({ ticket, at, branch: branch.name })}
      </Link>
      <span className="tabular-nums">
        {ORDER_STATE_TEXTS[state]}, {isCounted ? money(gross, currency) : CUSTOMER_TEXTS.notCounted}
      </span>
      {mayOrder && (
        <Link
          to="/orders/new"
          search={{ customer, branch: branch.id, order: id }}
          aria-label={CUSTOMER_TEXTS.again(ticket)}
          className={buttonClass({ size: "sm" })}
        >
          <RotateCcw size={16} aria-hidden />
        </Link>
      )}
      {rating !== null && (
        <span className="basis-full text-muted">
          {CUSTOMER_TEXTS.rated({ rating, ratings })} <Private kind="customer">{ratingComment}</Private>
        </span>
      )}
    </li>
  );
}

function List({ title, lines }: { title: string; lines: readonly ReactNode[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3 className="font-semibold">{title}</h3>
      <ul className="mt-1 flex flex-col gap-1">
        {lines.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
