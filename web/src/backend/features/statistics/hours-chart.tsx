import { useCurrency } from "../../shared/config";
import { Private, useMoney } from "../../shared/visibility";
import type { HourSum } from "./day-sums";
import { HOURS_CHART_TEXTS, STATISTICS_TEXTS } from "./statistics.texts";

const CELL = "border-b border-line px-2 py-1 text-end";

/** Orders by hour, as bars and as a table below. */
export function HoursChart({ hours }: { hours: readonly HourSum[] }) {
  const formatMoney = useMoney();
  const currency = useCurrency();
  const most = Math.max(...hours.map(({ orders }) => orders));
  return (
    <section aria-labelledby="hours-title" className="min-w-0 rounded-panel border border-line bg-surface p-4">
      <h2 id="hours-title" className="font-semibold">
        {HOURS_CHART_TEXTS.title}
      </h2>
      <div aria-hidden className="mt-4 flex h-48 items-end gap-1">
        {hours.map(({ hour, orders }) => (
          <div key={hour} className="@container flex h-full min-w-0 flex-1 flex-col items-center justify-end">
            <span className="figures text-xs text-muted">{orders || ""}</span>
            <div
              className="w-full max-w-10 rounded-t-control bg-action forced-colors:bg-[CanvasText]"
              style={{ height: `${(orders / most) * 80}%` }}
            />
            <span className="figures mt-1 text-xs whitespace-nowrap text-muted">
              {hour}
              <span className="hidden @min-[2.75rem]:inline">{HOURS_CHART_TEXTS.clock}</span>
            </span>
          </div>
        ))}
      </div>
      <details className="mt-3">
        <summary className="min-h-11 content-center text-sm font-medium">{HOURS_CHART_TEXTS.asTable}</summary>
        <table className="figures w-full border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{HOURS_CHART_TEXTS.caption}</caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className={`${CELL} text-start! font-medium`}>
                {HOURS_CHART_TEXTS.hour}
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                {STATISTICS_TEXTS.orders}
              </th>
              <th scope="col" className={`${CELL} font-medium`}>
                {STATISTICS_TEXTS.revenue}
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, orders, revenue }) => (
              <tr key={hour}>
                <th scope="row" className={`${CELL} text-start! font-normal`}>
                  {HOURS_CHART_TEXTS.span(hour)}
                </th>
                <td className={CELL}>{orders}</td>
                <td className={CELL}>
                  <Private kind="product">{formatMoney(revenue, currency)}</Private>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
