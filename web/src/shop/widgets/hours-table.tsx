import { zoneOf } from "@tresen/contract/branch/branch-hours";
import type { OpeningHoursRule } from "@tresen/contract/branch/opening-hours";
import type { Branch } from "@tresen/contract/branch/branch.resource";
import { Fragment } from "react";
import { weekRows } from "../state/hours";
import { useNow } from "../state/browser/now";
import { specialDays } from "../state/special-days";

interface HoursTableProps {
  branch: Branch;
  /** Its opening or its delivery hours. */
  rules: readonly OpeningHoursRule[];
  caption: string;
  className?: string;
  rowClassName?: string;
}

/** A regular week, and below it the dates of the coming weeks with hours of their own. */
export function HoursTable({ branch, rules, caption, className = "", rowClassName = "" }: HoursTableProps) {
  const special = specialDays({ rules, now: useNow(), zone: zoneOf(branch) });
  return (
    <table className={`text-left ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody>
        {weekRows(rules).map(({ days, hours }) => (
          <tr key={days} className={rowClassName}>
            <th scope="row" className="pr-5 align-top font-normal whitespace-nowrap text-muted">
              {days}
            </th>
            <Hours text={hours} />
          </tr>
        ))}
        {special.map(({ day, hours }) => (
          <tr key={day} className={`font-semibold ${rowClassName}`}>
            <th scope="row" className="pr-5 align-top whitespace-nowrap">
              {day}
            </th>
            <Hours text={hours} />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Each window in one piece: a line must not end between its start and its end. */
function Hours({ text }: { text: string }) {
  return (
    <td className="tabular-nums">
      {text.split(", ").map((window, index) => (
        <Fragment key={window}>
          {index > 0 && ", "}
          <span className="whitespace-nowrap">{window}</span>
        </Fragment>
      ))}
    </td>
  );
}
