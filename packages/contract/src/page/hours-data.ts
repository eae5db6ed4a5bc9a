import type { OpeningHoursRule } from "../branch/opening-hours";
import { WEEKDAYS, type Weekday } from "../kit/time";
import type { Node } from "./node";

/** Opening hours in schema.org's vocabulary: the regular week, and single dates that differ from it. */
export function openingHoursData(rules: readonly OpeningHoursRule[]): Node {
  const week = WEEKDAYS.map((day) => ({ day, windows: windowsOn({ rules, day }) })).filter(
    ({ windows }) => windows.length > 0,
  );
  const regular = [...new Set(week.flatMap(({ windows }) => windows))].map((window) =>
    specification({
      window,
      more: { dayOfWeek: week.filter(({ windows }) => windows.includes(window)).map(({ day }) => dayName(day)) },
    }),
  );
  const special = rules.flatMap((rule) => {
    if (rule.type !== "once" || !rule.date) return [];
    // schema.org expresses a closed day by equal opening and closing times.
    const window = rule.isClosed ? "00:00-00:00" : windowOf(rule);
    return [specification({ window, more: { validFrom: rule.date, validThrough: rule.date } })];
  });
  return {
    openingHoursSpecification: regular.length > 0 ? regular : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

function windowsOn({ rules, day }: { rules: readonly OpeningHoursRule[]; day: Weekday }): string[] {
  const matching = rules.filter(({ type }) => type === "daily" || type === day);
  return matching.some(({ isClosed }) => isClosed) ? [] : matching.map(windowOf);
}

/** The day ends at 23:59 in schema.org's vocabulary. */
function windowOf({ from, to }: OpeningHoursRule): string {
  const isWholeDay = from === "00:00" && (to === "24:00" || to === "00:00");
  return `${from}-${isWholeDay || to === "24:00" ? "23:59" : to}`;
}

function specification({ window, more }: { window: string; more: Node }): Node {
  const [opens = "", closes = ""] = window.split("-");
  return { "@type": "OpeningHoursSpecification", ...more, opens, closes };
}

function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
