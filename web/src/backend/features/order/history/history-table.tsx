import { formatMoney } from "@tresen/contract/kit/money";
import type { ListedOrder } from "@tresen/contract/order/order";
import { formatDateTime } from "@tresen/contract/kit/time";
import { customerName, methodLabel, methodOfOrder, paymentLabel } from "../labels";
import { MethodIcon } from "../method-icon";
import { ORDER_TEXTS } from "../order.texts";
import { StateBadge } from "../state-badge";
import { useZoneOf } from "../../../shared/branches";
import { useCurrency } from "../../../shared/config";
import { Private } from "../../../shared/visibility";
import { HISTORY_COLUMNS, HISTORY_TEXTS } from "./history.texts";

const OPEN_BUTTON =
  "figures min-h-8 font-semibold text-action-text underline-offset-4 hover:underline pointer-coarse:min-h-11";

const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-3 py-2 text-start text-sm font-medium " +
  "whitespace-nowrap text-muted first:ps-4";
const CELL = "px-3 py-1.5 text-sm whitespace-nowrap first:ps-4";

const COLUMNS = Object.entries(HISTORY_COLUMNS).map(([key, title]) => ({ title, isNumeric: key === "total" }));

/** Dense rows; pressing the ticket number or any other part of a row opens the order. */
export function HistoryTable({ orders, onOpen }: { orders: readonly ListedOrder[]; onOpen: (id: string) => void }) {
  const zoneOf = useZoneOf();
  const currency = useCurrency();
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{HISTORY_TEXTS.caption}</caption>
      <thead>
        <tr>
          {COLUMNS.map(({ title, isNumeric }) => (
            <th key={title} scope="col" className={`${HEAD} ${isNumeric ? "text-end!" : ""}`}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr
            key={order.id}
            onClick={() => onOpen(order.id)}
            className="cursor-pointer hover:bg-action-soft *:border-b *:border-line"
          >
            <th scope="row" className={`${CELL} text-start`}>
              <button
                type="button"
                className={OPEN_BUTTON}
                onClick={(event) => {
                  event.stopPropagation();
                  onOpen(order.id);
                }}
              >
                {order.ticketNumber}
                <span className="sr-only">{HISTORY_TEXTS.open}</span>
              </button>
            </th>
            <td className={`${CELL} figures`}>
              {formatDateTime({ at: Date.parse(order.createdAt), zone: zoneOf(order.branch.id) })}
            </td>
            <td className={CELL}>
              <StateBadge order={order} />
            </td>
            <td className={`${CELL} figures text-end font-medium`}>
              {order.pricing && <Private kind="product">{formatMoney(order.pricing.totalGross, currency)}</Private>}
            </td>
            <td className={CELL}>
              <span className="flex items-center gap-2">
                <MethodIcon method={methodOfOrder(order)} size={16} /> {methodLabel(order)}
              </span>
            </td>
            <td className={`${CELL} max-w-60 truncate`}>
              <Private kind="customer">{customerName(order)}</Private>
            </td>
            <td className={`${CELL} figures`}>
              <Private kind="customer">{order.phone}</Private>
            </td>
            <td className={CELL}>{order.branch.name}</td>
            <td className={CELL}>{order.isQuotation ? ORDER_TEXTS.quotation : paymentLabel(order)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
