import { formatRate } from "@tresen/contract/kit/money";
import type { OrderItem, StaffOrder } from "@tresen/contract/order/order";
import { formatQuantity } from "@tresen/contract/catalog/units";
import { Private, useCustomerText, useIsShown, useMoney } from "../../../shared/visibility";
import { chosenParts } from "../labels";
import { OrderFiles } from "./order-files";
import { livePermissions } from "@tresen/contract/live/live.permissions";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { isOpenState } from "@tresen/contract/order/order.state";
import { Ban, Pencil, Plus } from "lucide-react";
import { useState } from "react";
import { useMay } from "../../../shared/session";
import { Button, IconButton } from "../../../shared/ui/button";
import { lifecycleOf } from "../apply-action";
import { CHANGE_TEXTS } from "../change/change.texts";
import { ItemDialog, SoldOutDialog } from "../change/deferred-dialogs";
import { SOLD_OUT_TEXTS } from "../../../shared/live/live.texts";
import { ITEMS_TEXTS, PANEL_TEXTS } from "./panel.texts";

/** The order's positions, with prices and the included taxes. Who may change the order does it from here. */
export function OrderItems({ order, currency }: { order: StaffOrder; currency: string }) {
  const [changed, setChanged] = useState<number | null>(null);
  const [soldOut, setSoldOut] = useState<string | null>(null);
  const mayMark = useMay()({ permission: livePermissions.soldOut, branch: order.branch.id });
  const mayChange =
    useMay()({ permission: orderPermissions.change, branch: order.branch.id }) &&
    isOpenState(order.state) &&
    !lifecycleOf(order).isAwaitingPayment;
  return (
    <>
      <ItemTable
        order={order}
        currency={currency}
        {...(mayChange ? { onChange: setChanged } : {})}
        {...(mayMark ? { onSoldOut: setSoldOut } : {})}
      />
      {order.original && <Original original={order.original} currency={currency} />}
      {mayChange && (
        <Button size="sm" className="mt-3" onPress={() => setChanged(order.items.length)}>
          <Plus size={16} aria-hidden /> {CHANGE_TEXTS.add}
        </Button>
      )}
      {soldOut !== null && (
        <SoldOutDialog product={soldOut} branches={[order.branch.id]} onClose={() => setSoldOut(null)} />
      )}
      {changed !== null && (
        <ItemDialog order={order} currency={currency} index={changed} onClose={() => setChanged(null)} />
      )}
    </>
  );
}

/** What was ordered before the first change. */
function Original({
  original: { items, pricing },
  currency,
}: {
  original: NonNullable<StaffOrder["original"]>;
  currency: string;
}) {
  const formatMoney = useMoney();
  const hide = useCustomerText();
  return (
    <details className="mt-3 text-sm text-muted">
      <summary className="cursor-pointer py-1 pointer-coarse:min-h-11">
        {CHANGE_TEXTS.original}
        {pricing && (
          <>
            : <Private kind="product">{formatMoney(pricing.totalGross, currency)}</Private>
          </>
        )}
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.line}>
            <Private kind="product">
              {[`${formatQuantity(item)} ${item.name}`, ...chosenParts({ item, hide })].join(", ")}
            </Private>
          </li>
        ))}
      </ul>
    </details>
  );
}

function ItemTable({
  order,
  currency,
  onChange,
  onSoldOut,
}: {
  order: StaffOrder;
  currency: string;
  onChange?: (index: number) => void;
  onSoldOut?: (product: string) => void;
}) {
  const { pricing } = order;
  const isShown = useIsShown("product");
  const isCustomerShown = useIsShown("customer");
  const hide = useCustomerText();
  const formatMoney = useMoney();
  const named = ({ name, line }: OrderItem): string => (isShown ? name : ITEMS_TEXTS.position(line));
  return (
    <table className="w-full">
      <caption className="sr-only">{PANEL_TEXTS.items}</caption>
      <thead className="sr-only">
        <tr>
          <th>{ITEMS_TEXTS.amount}</th>
          <th>{ITEMS_TEXTS.product}</th>
          <th>{ITEMS_TEXTS.price}</th>
          {(onChange ?? onSoldOut) && <th>{CHANGE_TEXTS.column}</th>}
        </tr>
      </thead>
      <tbody className="align-top">
        {order.items.map((item, index) => (
          <tr key={item.line} className={`border-b border-line ${item.amount === 0 ? "text-muted" : ""}`}>
            <td className="figures py-2 pe-3 text-lg font-semibold">{item.amount > 0 && formatQuantity(item)}</td>
            <td className="w-full py-2">
              <Private kind="product">
                <span className="font-medium">
                  {item.amount === 0 ? (
                    <>
                      <s>{item.name}</s> {CHANGE_TEXTS.removed}
                    </>
                  ) : (
                    item.name
                  )}
                </span>
                {chosenParts({ item, hide }).map((part) => (
                  <span key={part} className="block text-sm text-muted">
                    {part}
                  </span>
                ))}
                {isCustomerShown && <OrderFiles item={item} />}
              </Private>
            </td>
            <td className="figures py-2 ps-3 text-end">
              <Private kind="product">
                {item.calculationModel === "approximate" && ITEMS_TEXTS.approximately}
                {formatMoney(item.gross, currency)}
                <span className="block text-xs text-muted">{ITEMS_TEXTS.tax(formatRate(item.taxRate))}</span>
                {item.deposit !== undefined && item.deposit > 0 && (
                  <span className="block text-xs text-muted">
                    {ITEMS_TEXTS.deposit(formatMoney(item.deposit, currency))}
                  </span>
                )}
              </Private>
            </td>
            {(onChange ?? onSoldOut) && (
              <td className="py-1 ps-2 whitespace-nowrap">
                {onSoldOut && (
                  <IconButton label={SOLD_OUT_TEXTS.mark(named(item))} onPress={() => onSoldOut(item.product)}>
                    <Ban size={16} aria-hidden />
                  </IconButton>
                )}
                {onChange && (
                  <IconButton label={CHANGE_TEXTS.change(named(item))} onPress={() => onChange(index)}>
                    <Pencil size={16} aria-hidden />
                  </IconButton>
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
      {pricing && (
        <tfoot>
          <Sum label={ITEMS_TEXTS.subtotal} cents={pricing.gross} currency={currency} />
          {order.isDelivery && (
            <Sum
              label={order.deliveryArea ? ITEMS_TEXTS.deliveryTo(order.deliveryArea) : ITEMS_TEXTS.delivery}
              cents={pricing.deliveryGross}
              currency={currency}
            />
          )}
          {pricing.taxes.map((tax) => (
            <Sum
              key={tax.rate}
              label={ITEMS_TEXTS.taxIncluded({ rate: formatRate(tax.rate), net: formatMoney(tax.net, currency) })}
              cents={tax.tax}
              currency={currency}
              isMinor
            />
          ))}
          <tr className="text-lg font-semibold">
            <th scope="row" colSpan={2} className="pt-2 text-start">
              {ITEMS_TEXTS.total}
            </th>
            <td className="figures pt-2 text-end">
              <Private kind="product">{formatMoney(pricing.totalGross, currency)}</Private>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Sum({
  label,
  cents,
  currency,
  isMinor = false,
}: {
  label: string;
  cents: number;
  currency: string;
  isMinor?: boolean;
}) {
  const formatMoney = useMoney();
  return (
    <tr className={isMinor ? "text-sm text-muted" : ""}>
      <th scope="row" colSpan={2} className="pt-1.5 text-start font-normal">
        <Private kind="product">{label}</Private>
      </th>
      <td className="figures pt-1.5 text-end">
        <Private kind="product">{formatMoney(cents, currency)}</Private>
      </td>
    </tr>
  );
}
