import type { LocalDate } from "../../kit/time";
import type { Holiday } from "../holiday/holidays";
import { type Stretch, type Subject, ageOn } from "../subject";
import { AUSTRIA } from "./austria";
import { type AverageWindow, contextOf } from "./context";
import { RULE_TITLES, findingMessage } from "./findings.texts";
import { GERMANY } from "./germany";
import { daysBetween } from "./work-time";
import type { LawRule, RuleId, Severity } from "./rule";

/** One rule of the law that is broken, nearly so, or gives somebody a right. */
export interface Finding {
  rule: RuleId;
  paragraph: string;
  severity: Severity;
  day: LocalDate;
  /** Ids of stretches, none of them elsewhere. */
  stretches: readonly string[];
  /** German, ready to show; names no times of another branch. */
  message: string;
  /** Whether the rule was compared with the text of the law. */
  isTextChecked: boolean;
}

/** All rules that are known, with the days on which they hold. */
export const LAW_RULES: readonly LawRule[] = [...AUSTRIA, ...GERMANY];

/**
 * What the labour law of a country says about the planned or recorded time of one person, by day. It only tells: whether
 * a shift is refused is for others to decide.
 *
 * @param stretches Of all branches, from before `from` on as far as rules look back: four weeks for rests, two for free
 * days, the calendar year for free Sundays, the whole window for averages. Before the first and after the last of them the
 * person is taken as free. Overlapping ones count once.
 * @param from First day whose findings are told.
 * @param to Last day whose findings are told. What may still be made up for later is an info.
 * @param holidays Of all years that the stretches touch.
 * @param sundays Worked ones of the calendar year of which nothing is among the stretches, so that these need not reach back
 * to its beginning.
 * @param average The window of `averageHours`; without one it is not checked.
 */
export function findingsOf({
  subject,
  stretches,
  from,
  to,
  holidays,
  average = null,
  sundays = [],
}: {
  subject: Subject;
  stretches: readonly Stretch[];
  from: LocalDate;
  to: LocalDate;
  holidays: readonly Holiday[];
  average?: AverageWindow | null;
  sundays?: readonly LocalDate[];
}): Finding[] {
  const context = contextOf({ subject, stretches, from, to, holidays, average, sundays });
  return LAW_RULES.filter((rule) => isFor({ rule, subject, from, to }))
    .flatMap((rule) =>
      rule
        .check(context, (day) => holdsOn({ rule, subject, day }))
        .filter(
          ({ day, stretches: own }) => day >= from && day <= to && own.length > 0 && holdsOn({ rule, subject, day }),
        )
        .map((found) => ({
          rule: rule.id,
          paragraph: rule.paragraph,
          severity: found.severity,
          day: found.day,
          stretches: found.stretches,
          message: findingMessage({ title: RULE_TITLES[rule.id], found }),
          isTextChecked: rule.isTextChecked,
        })),
    )
    .sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Whether a rule may concern the person on any of the days; saves the work of those that cannot. */
function isFor({
  rule,
  subject,
  from,
  to,
}: {
  rule: LawRule;
  subject: Subject;
  from: LocalDate;
  to: LocalDate;
}): boolean {
  return (
    rule.country === subject.country &&
    (!rule.sectors || rule.sectors.includes(subject.sector)) &&
    daysBetween({ from, to }).some((day) => holdsOn({ rule, subject, day }))
  );
}

function holdsOn({ rule, subject, day }: { rule: LawRule; subject: Subject; day: LocalDate }): boolean {
  const age = subject.birthDate ? ageOn({ birthDate: subject.birthDate, day }) : Infinity;
  return (
    day >= rule.from &&
    (rule.to === undefined || day <= rule.to) &&
    age >= (rule.minAge ?? 0) &&
    (rule.belowAge === undefined || age < rule.belowAge)
  );
}
