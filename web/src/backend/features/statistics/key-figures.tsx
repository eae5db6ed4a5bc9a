import { useCurrency } from "../../shared/config";
import { Private, useMoney } from "../../shared/visibility";
import type { DaySums } from "./day-sums";
import { CHANGE_TEXTS, STATISTICS_TEXTS } from "./statistics.texts";

const FIGURES =
  "grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-3 " +
  "sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]";

/** Four figures of the day, each with its change from a week before. */
export function KeyFigures({ sums, earlier }: { sums: DaySums; earlier: DaySums | undefined }) {
  const currency = useCurrency();
  const formatMoney = useMoney();
  const money = (cents: number | null): string => (cents === null ? "–" : formatMoney(cents, currency));
  const figures = [
    { label: STATISTICS_TEXTS.orders, value: String(sums.orders), now: sums.orders, before: earlier?.orders },
    {
      label: STATISTICS_TEXTS.revenue,
      value: money(sums.revenue),
      now: sums.revenue,
      before: earlier?.revenue,
      isPrivate: true,
    },
    {
      label: STATISTICS_TEXTS.average,
      value: money(sums.average),
      now: sums.average,
      before: earlier?.average,
      isPrivate: true,
    },
    {
      label: STATISTICS_TEXTS.calledOff,
      value: String(sums.calledOff),
      now: sums.calledOff,
      before: earlier?.calledOff,
    },
    ...(sums.quotations > 0
      ? [
          {
            label: STATISTICS_TEXTS.quotations,
            value: String(sums.quotations),
            now: sums.quotations,
            before: earlier?.quotations,
          },
        ]
      : []),
  ];
  return (
    <dl className={FIGURES}>
      {figures.map(({ label, value, now, before, isPrivate = false }) => (
        <div key={label} className="flex flex-col rounded-panel border border-line bg-surface p-3 sm:p-4">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="figures mt-auto pt-1 text-2xl font-semibold">
            {isPrivate ? <Private kind="product">{value}</Private> : value}
          </dd>
          <dd className="text-sm text-muted">{changeText({ now, before })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** `+12 % zur Vorwoche` */
function changeText({ now, before }: { now: number | null; before: number | null | undefined }): string {
  if (now === null || before === null || before === undefined || before === 0) return CHANGE_TEXTS.unknown;
  const percent = Math.round(((now - before) / before) * 100);
  if (percent === 0) return CHANGE_TEXTS.none;
  return percent > 0 ? CHANGE_TEXTS.more(percent) : CHANGE_TEXTS.less(-percent);
}
