import { useState } from "react";
import { useCurrency } from "../../shared/config";
import { Button } from "../../shared/ui/button";
import { Private, useMoney } from "../../shared/visibility";
import { type ItemSum, amountText } from "./day-sums";
import { ITEMS_TABLE_TEXTS, STATISTICS_TEXTS } from "./statistics.texts";

const SHOWN = 10;
const CELL = "border-b border-line px-2 py-1.5";

/** The sold products, sorted by revenue; a bar shows each one's share of the first. */
export function ItemsTable({ items }: { items: readonly ItemSum[] }) {
  const formatMoney = useMoney();
  const currency = useCurrency();
  const [isWhole, setWhole] = useState(false);
  const most = items[0]?.revenue ?? 0;
  return (
    <section aria-labelledby="items-title" className="min-w-0 rounded-panel border border-line bg-surface p-4">
      <h2 id="items-title" className="font-semibold">
        {ITEMS_TABLE_TEXTS.title}
      </h2>
      <table aria-labelledby="items-title" className="mt-3 w-full border-separate border-spacing-0 text-sm">
        <thead>
          <tr className="text-start text-muted">
            <th scope="col" className={`${CELL} text-start font-medium`}>
              {ITEMS_TABLE_TEXTS.product}
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              {ITEMS_TABLE_TEXTS.amount}
            </th>
            <th scope="col" className={`${CELL} text-end font-medium`}>
              {STATISTICS_TEXTS.revenue}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.slice(0, isWhole ? undefined : SHOWN).map((item) => (
            <tr key={`${item.name} ${item.unit}`}>
              <th scope="row" className={`${CELL} text-start font-normal break-words`}>
                <Private kind="product">{item.name}</Private>
                <span
                  aria-hidden
                  className="mt-1 block h-1 rounded-full bg-action forced-colors:bg-[CanvasText]"
                  style={{ width: `${most > 0 ? Math.max(2, (item.revenue / most) * 100) : 2}%` }}
                />
              </th>
              <td className={`${CELL} figures text-end align-top whitespace-nowrap`}>{amountText(item)}</td>
              <td className={`${CELL} figures text-end align-top whitespace-nowrap`}>
                <Private kind="product">{formatMoney(item.revenue, currency)}</Private>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {items.length > SHOWN && (
        <Button variant="ghost" size="sm" className="mt-2" aria-expanded={isWhole} onPress={() => setWhole(!isWhole)}>
          {isWhole ? ITEMS_TABLE_TEXTS.showLess : ITEMS_TABLE_TEXTS.showAll(items.length)}
        </Button>
      )}
    </section>
  );
}
