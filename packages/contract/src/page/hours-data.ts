import type { OpeningHoursRule } from "../branch/opening-hours";
import { WEEKDAYS, type Weekday } from "../kit/time";
import type { Node } from "./node";

/** Opening and closing time in schema.org's format. */
interface Opening {
  opens: string;
  closes: string;
}

/** Opening hours in schema.org's vocabulary: the regular week, and single dates that differ from it. */
export function openingHoursData(rules: readonly OpeningHoursRule[]): Node {
  const week = WEEKDAYS.flatMap((day) => openingsOn({ rules, day }).map((opening) => ({ day, opening })));
  const different = week.filter(
    ({ opening }, index) => week.findIndex((other) => isSame(other.opening, opening)) === index,
  );
  const regular = different.map(({ opening }) =>
    specification({
      opening,
      more: {
        dayOfWeek: [...new Set(week.filter((other) => isSame(other.opening, opening)).map(({ day }) => dayName(day)))],
      },
    }),
  );
  const special = rules.flatMap((rule) => {
    if (rule.type !== "once" || !rule.date) return [];
    // schema.org expresses a closed day by equal opening and closing times.
    const opening = rule.isClosed ? { opens: "00:00", closes: "00:00" } : openingOf(rule);
    return [specification({ opening, more: { validFrom: rule.date, validThrough: rule.date } })];
  });
  return {
    openingHoursSpecification: regular.length > 0 ? regular : undefined,
    specialOpeningHoursSpecification: special.length > 0 ? special : undefined,
  };
}

function openingsOn({ rules, day }: { rules: readonly OpeningHoursRule[]; day: Weekday }): Opening[] {
  const matching = rules.filter(({ type }) => type === "daily" || type === day);
  return matching.some(({ isClosed }) => isClosed) ? [] : matching.map(openingOf);
}

/** The day ends at 23:59 in schema.org's vocabulary. */
function openingOf({ from, to }: OpeningHoursRule): Opening {
  const isWholeDay = from === "00:00" && (to === "24:00" || to === "00:00");
  return { opens: from, closes: isWholeDay || to === "24:00" ? "23:59" : to };
}

function isSame(one: Opening, other: Opening): boolean {
  return one.opens === other.opens && one.closes === other.closes;
}

function specification({ opening, more }: { opening: Opening; more: Node }): Node {
  return { "@type": "OpeningHoursSpecification", ...more, ...opening };
}

function dayName(day: Weekday): string {
  return day.charAt(0).toUpperCase() + day.slice(1);
}
