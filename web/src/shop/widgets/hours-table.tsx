import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Fragment } from "react";
import { weekRows } from "../state/hours";
import * as texts from "../state/hours.texts";
import { useNow } from "../state/browser/now";
import { specialDays } from "../state/special-days";

interface HoursTableProps {
  branch: Branch;
  /** The branch's opening or delivery hours. */
  rules: readonly OpeningHoursRule[];
  caption: string;
  className?: string;
  rowClassName?: string;
}

/** A regular week, and below it the dates of the coming weeks with special hours. */
export function HoursTable({ branch, rules, caption, className = "", rowClassName = "" }: HoursTableProps) {
  const special = specialDays({ rules, now: useNow(), zone: zoneOf(branch) });
  return (
    <table className={`text-left ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {weekRows(rules).map(({ days, windows }) => (
          <tr key={days} className={rowClassName}>
            <th scope="row" className="pr-5 align-top font-normal whitespace-nowrap text-muted">
              {days}
            </th>
            <Hours windows={windows} />
          </tr>
        ))}
        {special.map(({ day, windows }) => (
          <tr key={day} className={`font-semibold ${rowClassName}`}>
            <th scope="row" className="pr-5 align-top whitespace-nowrap">
              {day}
            </th>
            <Hours windows={windows} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Keeps each window in one piece: a line must not break between its start and its end. */
function Hours({ windows }: { windows: readonly string[] }) {
  return (
    <td className="tabular-nums">
      {(windows.length > 0 ? windows : [texts.closed]).map((window, index) => (
        <Fragment key={window}>
          {index > 0 && ", "}
          <span className="whitespace-nowrap">{window}</span>
        </Fragment>
      ))}
    </td>
  );
}
