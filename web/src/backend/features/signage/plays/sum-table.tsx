import { formatAmount } from "@tresen/contract/catalog/units";
import { useId } from "react";
import type { PlaySum } from "./play-sums";
import { PLAYS_PAGE as texts, durationText } from "./plays.texts";

/** Sums with a bar that compares their durations. */
export function SumTable({ title, first, sums }: { title: string; first: string; sums: readonly PlaySum[] }) {
  const id = useId();
  const longest = Math.max(1, ...sums.map(({ seconds }) => seconds));
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      <div
        role="group"
        aria-labelledby={id}
        tabIndex={0}
        className="max-h-128 overflow-auto rounded-panel border border-line bg-surface"
      >
        <table className="w-full text-sm">
          <thead>
            <tr>
              <th scope="col" className="px-3 py-2 text-start font-medium">
                {first}
              </th>
              <th scope="col" className="w-32 px-3 py-2 text-end font-medium">
                {texts.plays}
              </th>
              <th scope="col" className="w-32 px-3 py-2 text-end font-medium">
                {texts.duration}
              </th>
              <td className="w-1/4 max-sm:hidden" />
            </tr>
          </thead>
          <tbody>
            {sums.map(({ key, label, plays, seconds }) => (
              <tr key={key} className="border-t border-line">
                <th scope="row" className="px-3 py-1.5 text-start font-normal wrap-anywhere">
                  {label}
                </th>
                <td className="px-3 py-1.5 text-end tabular-nums">{formatAmount(plays)}</td>
                <td className="px-3 py-1.5 text-end tabular-nums">{durationText(seconds)}</td>
                <td className="px-3 py-1.5 max-sm:hidden">
                  <div
                    aria-hidden
                    className="h-3 rounded-full bg-action"
                    style={{ width: `${(seconds / longest) * 100}%` }}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
