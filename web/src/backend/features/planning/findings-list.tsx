import type { PlanFindings } from "@tresen/contract/planning/working-schedule.calls";
import { SeverityIcon } from "./grid/shift-block";
import { PLANNER_TEXTS as texts } from "./planner.texts";
import { dayText } from "./shift-words";

type Found = PlanFindings["people"][number]["findings"][number] & { name: string };

/** What the labour law says of the plan: breaches and warnings, and what it allows or owes behind a press. */
export function FindingsList({ findings: { country, people } }: { findings: PlanFindings }) {
  const all = people
    .flatMap(({ name, findings }) => findings.map((finding): Found => ({ ...finding, name })))
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.name.localeCompare(b.name, "de"));
  const grave = all.filter(({ severity }) => severity !== "info");
  const infos = all.filter(({ severity }) => severity === "info");
  return (
    <section aria-label={texts.law} className="flex flex-col gap-2 text-sm print:hidden">
      <h2 className="font-semibold">{texts.law}</h2>
      {country === null ? (
        <p className="text-muted">{texts.unknownLaw}</p>
      ) : (
        <>
          {grave.length === 0 ? <p className="text-muted">{texts.noFindings}</p> : <Entries found={grave} />}
          {infos.length > 0 && (
            <details>
              <summary className="pointer-coarse:min-h-11">{texts.infos(infos.length)}</summary>
              <Entries found={infos} />
            </details>
          )}
          {all.some(({ isTextChecked }) => !isTextChecked) && <p className="text-muted">{texts.unchecked}</p>}
        </>
      )}
    </section>
  );
}

function Entries({ found }: { found: readonly Found[] }) {
  return (
    <ul className="flex max-h-64 flex-col gap-1 overflow-y-auto">
      {found.map(({ name, day, rule, severity, paragraph, message }) => (
        <li key={`${name} ${day} ${rule} ${message}`} className="flex items-start gap-1.5">
          <SeverityIcon severity={severity} />
          <span>
            <span className="font-medium">{name}</span>, {dayText(day)}: {message}{" "}
            <span className="text-muted">({paragraph})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
