import { Link } from "@tanstack/react-router";
import type { HealthCheck, HealthState } from "@tresen/contract/health/health";
import { HEALTH_AREA_TITLES } from "@tresen/contract/health/health.texts";
import { formatDateTime } from "@tresen/contract/kit/time";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { buttonClass } from "../../shared/ui/button";
import { linkOf } from "./health-link";
import { HEALTH_TEXTS, STATE_LABELS } from "./health.texts";

const LOOKS = {
  bad: { Icon: CircleAlert, color: "text-danger", edge: "border-s-danger" },
  odd: { Icon: TriangleAlert, color: "text-warning", edge: "border-s-warning" },
  good: { Icon: CircleCheck, color: "text-success", edge: "" },
};

/** The state by sign and colour, and in words for whoever sees neither. */
export function StateIcon({ state }: { state: HealthState }) {
  const { Icon, color } = LOOKS[state];
  return (
    <>
      <Icon size={20} aria-hidden className={`shrink-0 ${color}`} />
      <span className="sr-only">{STATE_LABELS[state]}: </span>
    </>
  );
}

/** What is not as it should be: what it is, since when, what to do, and the way there. */
export function CheckToDo({
  check,
  zone,
  nameOf,
  action,
}: {
  check: HealthCheck;
  zone: string;
  nameOf: (branch: string) => string | undefined;
  /** A button by which it is put right here. */
  action?: ReactNode;
}) {
  const { area, state, title, text, advice, branch, since } = check;
  const link = linkOf(check);
  const place = branch === null ? undefined : nameOf(branch);
  const about = [HEALTH_AREA_TITLES[area], place === title ? undefined : place].filter(Boolean).join(" · ");
  return (
    <li className={`flex gap-3 rounded-panel border border-s-4 border-line bg-surface p-4 ${LOOKS[state].edge}`}>
      <StateIcon state={state} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-3">
        <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-1">
          <p className="font-semibold wrap-anywhere">
            {title}
            <span className="ms-2 text-sm font-normal text-muted">{about}</span>
          </p>
          <p className="wrap-anywhere">
            {text}
            {since && (
              <span className="figures ms-2 text-sm text-muted">
                {HEALTH_TEXTS.since(formatDateTime({ at: Date.parse(since), zone }))}
              </span>
            )}
          </p>
          {advice && <p className="text-sm wrap-anywhere text-muted">{advice}</p>}
        </div>
        {action}
        {link && (
          <Link
            to={link.to}
            {...(link.search ? { search: link.search } : {})}
            aria-label={HEALTH_TEXTS.openOf(title)}
            className={buttonClass({ size: "sm" })}
          >
            {HEALTH_TEXTS.open}
          </Link>
        )}
      </div>
    </li>
  );
}
