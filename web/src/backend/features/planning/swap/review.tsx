import { halfText } from "@tresen/contract/absence/absence.texts";
import type { SwapEffect, SwapReview } from "@tresen/contract/planning/swap/swap-review";
import { formatDate } from "@tresen/contract/kit/time";
import { SeverityIcon } from "../grid/shift-block";
import { PLANNER_TEXTS } from "../planner.texts";
import { dayText } from "../shift-words";
import { SWAP_TEXTS as texts } from "./swap.texts";

/** What a swap would mean for both people: hours of the weeks, overlaps, absences and the law. */
export function Review({ review: { people, isLate } }: { review: SwapReview }) {
  const isUnchecked = people.some(({ findings }) => findings.some(({ isTextChecked }) => !isTextChecked));
  return (
    <div className="flex flex-col gap-3 text-sm">
      <div className="grid gap-3 sm:grid-cols-2">
        {people.map((effect) => (
          <Person key={effect.user.id} effect={effect} />
        ))}
      </div>
      {isLate && <p className="text-muted">{texts.late}</p>}
      {isUnchecked && <p className="text-muted">{PLANNER_TEXTS.unchecked}</p>}
    </div>
  );
}

const dateText = (day: string): string => formatDate({ at: Date.parse(day), zone: "UTC" });

function Person({ effect: { user, ...effect } }: { effect: SwapEffect }) {
  return (
    <section aria-label={user.name} className="flex flex-col gap-1 rounded-panel border border-line p-3">
      <h4 className="font-medium">{user.name}</h4>
      <EffectList effect={effect} fresh={texts.fresh} />
    </section>
  );
}

/** What further shifts would mean for one person. `fresh` says of findings that they would be new. */
export function EffectList({
  effect: { weeks, isOverlapping, absences, findings },
  fresh,
}: {
  effect: Omit<SwapEffect, "user">;
  fresh: string;
}) {
  const { hours } = PLANNER_TEXTS;
  // What is new comes first, then what is grave.
  const told = findings
    .filter(({ severity, isNew }) => isNew || severity !== "info")
    .toSorted((a, b) => Number(b.isNew) - Number(a.isNew) || a.day.localeCompare(b.day));
  return (
    <>
      {weeks.map(({ monday, before, after, contract }) => (
        <p key={monday} className="tabular-nums">
          {texts.week({ monday: dateText(monday), before: hours(before), after: hours(after) })}
          {contract !== null && (
            <span className={after > contract ? "block text-warning" : "block text-muted"}>
              {texts.contract(hours(contract))}
              {after > contract && `, ${texts.over}`}
            </span>
          )}
        </p>
      ))}
      <ul className="flex flex-col gap-1">
        {isOverlapping && <Entry severity="breach" text={texts.overlapping} />}
        {absences.map(({ from, to, half, part }) => (
          <Entry
            key={from}
            severity="warning"
            text={[texts.absent({ from: dateText(from), to: dateText(to) }), halfText({ half, part })]
              .filter(Boolean)
              .join(" ")}
          />
        ))}
        {told.map(({ rule, day, severity, message, paragraph, isNew }) => (
          <Entry
            key={`${rule} ${day} ${message}`}
            severity={severity}
            text={`${dayText(day)}: ${message} (${paragraph}, ${isNew ? fresh : texts.before})`}
          />
        ))}
      </ul>
      {told.length === 0 && !isOverlapping && absences.length === 0 && <p className="text-muted">{texts.noFindings}</p>}
    </>
  );
}

function Entry({ severity, text }: { severity: "breach" | "warning" | "info"; text: string }) {
  return (
    <li className="flex items-start gap-1.5">
      <SeverityIcon severity={severity} />
      <span>{text}</span>
    </li>
  );
}
