import type { FindingSeverity, PageFinding } from "@tresen/contract/site/findings/page-findings";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import { FINDINGS_TEXTS as texts } from "./publish.texts";

const ICONS = { error: CircleAlert, warning: TriangleAlert, hint: Info };

function colourOf(severity: FindingSeverity): string {
  if (severity === "error") return "text-danger";
  return severity === "warning" ? "text-warning" : "text-muted";
}

/** What should be known before a page is published, each with the way to where it is. */
export function FindingsList({
  findings,
  error,
  onGoTo,
}: {
  findings: readonly PageFinding[] | null;
  error: Error | null;
  onGoTo?: ((finding: PageFinding) => void) | undefined;
}) {
  return (
    <section aria-labelledby="findings" className="flex flex-col gap-2">
      <h3 id="findings" className="text-sm font-semibold">
        {texts.title}
      </h3>
      {error ? (
        <p className="text-sm text-warning">{texts.failed}</p>
      ) : findings === null ? (
        <p role="status" className="text-sm text-muted">
          {texts.checking}
        </p>
      ) : findings.length === 0 ? (
        <p className="flex items-center gap-2 text-sm text-muted">
          <CircleCheck size={16} aria-hidden className="shrink-0 text-success" /> {texts.none}
        </p>
      ) : (
        <ul className="flex flex-col gap-2 text-sm">
          {findings.map((finding) => (
            <Finding key={`${finding.path} ${finding.message}`} finding={finding} onGoTo={onGoTo} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Finding({ finding, onGoTo }: { finding: PageFinding; onGoTo: ((finding: PageFinding) => void) | undefined }) {
  const { severity, message, section } = finding;
  const Icon = ICONS[severity];
  const place = section === null ? texts.page : texts.section(section + 1);
  return (
    <li className="flex items-start gap-2">
      <Icon size={16} aria-hidden className={`mt-0.5 shrink-0 ${colourOf(severity)}`} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        <span className={`font-medium ${colourOf(severity)}`}>{texts.severity(severity)}: </span>
        {message}{" "}
        {onGoTo ? (
          <button
            type="button"
            aria-label={texts.goTo(place)}
            onClick={() => onGoTo(finding)}
            className="text-action-text underline underline-offset-4 pointer-coarse:min-h-11"
          >
            {place}
          </button>
        ) : (
          <span className="text-muted">({place})</span>
        )}
      </p>
    </li>
  );
}
