import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import type { WorkingSchedule } from "@tresen/contract/planning/working-schedule.resource";
import { SeverityIcon } from "./grid/shift-block";
import { PLANNER_TEXTS as texts } from "./planner.texts";
import { dayText, shiftAnswer } from "./shift-words";

type Finding = PlanFindings["people"][number]["findings"][number];
interface Found extends Pick<Finding, "day" | "severity" | "paragraph" | "message" | "isTextChecked"> {
  name: string;
  /** Its rule, or the shift that was answered. */
  about: string;
}

/** What is said of a shift before the employment: no law forbids to plan it. */
const EARLY = { severity: "warning", paragraph: "", message: texts.beforeEntry, isTextChecked: true } as const;

/**
 * What the labour law says of the plan: breaches and warnings, and what it allows or owes behind a press; also what people
 * answered to shifts that they were told of too late, and shifts before somebody is employed.
 */
export function FindingsList({
  findings: { country, people },
  names,
  shifts,
  zone,
}: {
  findings: PlanFindings;
  /** Of people by their ids. */
  names: ReadonlyMap<string, string>;
  shifts: readonly WorkingSchedule[];
  zone: string;
}) {
  const answers = shifts.flatMap((shift): Found[] => {
    const answer = shiftAnswer({ shift, zone });
    const name = names.get(shift.consent?.user ?? "") ?? "";
    return answer && shift.day ? [{ ...answer, name, day: shift.day, about: shift.id, isTextChecked: true }] : [];
  });
  const early = people.flatMap(({ name, beforeEntry }) =>
    shifts.flatMap(({ id, day }): Found[] =>
      day && beforeEntry.includes(id) ? [{ ...EARLY, name, day, about: id }] : [],
    ),
  );
  const all = people
    .flatMap(({ name, findings }) => findings.map((finding): Found => ({ ...finding, name, about: finding.rule })))
    .concat(early, answers)
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name, "de"));
  const grave = all.filter(({ severity }) => severity !== "info");
  const infos = all.filter(({ severity }) => severity === "info");
  return (
    <section aria-label={texts.law} className="flex flex-col gap-2 text-sm print:hidden">
      <h2 className="font-semibold">{texts.law}</h2>
      {country === null && <p className="text-muted">{texts.unknownLaw}</p>}
      {country !== null && grave.length === 0 && <p className="text-muted">{texts.noFindings}</p>}
      {grave.length > 0 && <Entries found={grave} />}
      {infos.length > 0 && (
        <details>
          <summary className="pointer-coarse:min-h-11">{texts.infos(infos.length)}</summary>
          <Entries found={infos} />
        </details>
      )}
      {all.some(({ isTextChecked }) => !isTextChecked) && <p className="text-muted">{texts.unchecked}</p>}
    </section>
  );
}

function Entries({ found }: { found: readonly Found[] }) {
  return (
    <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
      {found.map(({ name, day, about, severity, paragraph, message }) => (
        <li key={`${name} ${day} ${about} ${message}`} className="flex items-start gap-1.5">
          <SeverityIcon severity={severity} />
          <span>
            <span className="font-medium">{name}</span>, {dayText(day)}: {message}
            {paragraph && <span className="text-muted"> ({paragraph})</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}
