import type { Pay } from "@tresen/contract/time-sheet/pay/pay";
import { PAY_LABELS, PAY_TEXTS as texts, hoursText } from "@tresen/contract/time-sheet/time-sheet.texts";
import { useCurrency } from "../../shared/config";
import { useMoney } from "../../shared/visibility";
import { dayText } from "./sheet-words";

/** What a month is worth, line by line, with the parts of it that are free of tax and contributions where there are any. */
export function PayTable({ pay }: { pay: Pay }) {
  const write = useMoney();
  const currency = useCurrency();
  const money = (cents: number): string => write(cents, currency);
  const hasFree = pay.taxFree > 0;
  const periods = new Set(pay.lines.map(({ from }) => from));
  const head = "px-3 py-2 text-end font-medium";
  const cell = "px-3 py-1 text-end whitespace-nowrap tabular-nums";
  return (
    <>
      <div
        className="overflow-x-auto rounded-panel border border-line bg-surface"
        tabIndex={0}
        role="group"
        aria-label={texts.title}
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 bg-surface px-3 py-2 text-start font-medium">
                {texts.item}
              </th>
              {[texts.amount, texts.time, texts.wage, texts.percent].map((title) => (
                <th key={title} scope="col" className={head}>
                  {title}
                </th>
              ))}
              {hasFree &&
                [texts.taxFree, texts.contributionFree].map((title) => (
                  <th key={title} scope="col" className={head}>
                    {title}
                  </th>
                ))}
            </tr>
          </thead>
          <tbody>
            {pay.lines.map((line) => (
              <tr key={`${line.from} ${line.item}`} className="border-t border-line">
                <th scope="row" className="sticky start-0 bg-surface px-3 py-1 text-start font-normal">
                  {PAY_LABELS[line.item]}
                  {periods.size > 1 && (
                    <span className="block text-xs whitespace-nowrap text-muted">
                      {dayText(line.from)}–{dayText(line.to)}
                    </span>
                  )}
                </th>
                <td className={cell}>{money(line.amount)}</td>
                <td className={cell}>{line.minutes === null ? "" : hoursText(line.minutes)}</td>
                <td className={cell}>{line.wage === null ? "" : money(line.wage)}</td>
                <td className={cell}>{line.percent === null ? "" : `${line.percent} %`}</td>
                {hasFree && <td className={cell}>{line.taxFree === 0 ? "" : money(line.taxFree)}</td>}
                {hasFree && <td className={cell}>{line.contributionFree === 0 ? "" : money(line.contributionFree)}</td>}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t-2 border-line-strong font-semibold">
              <th scope="row" className="sticky start-0 bg-surface px-3 py-2 text-start">
                {texts.sum}
              </th>
              <td className={cell}>{money(pay.amount)}</td>
              <td colSpan={3} />
              {hasFree && <td className={cell}>{money(pay.taxFree)}</td>}
              {hasFree && <td className={cell}>{money(pay.contributionFree)}</td>}
            </tr>
          </tfoot>
        </table>
      </div>
      <p className="max-w-prose text-sm text-muted">
        {pay.unpricedMinutes > 0 && `${texts.unpriced(hoursText(pay.unpricedMinutes))} `}
        {texts.hint} {hasFree && texts.limits}
      </p>
    </>
  );
}
