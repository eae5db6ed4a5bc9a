import { Link } from "@tanstack/react-router";
import { Layers } from "lucide-react";
import { OWN_JOBS_TEXTS } from "../../../shared/jobs/own-jobs.texts";

const LINK =
  "flex min-h-10 min-w-10 shrink-0 items-center justify-center rounded-control pointer-coarse:min-h-11 " +
  "pointer-coarse:min-w-11";
const BADGE =
  "figures absolute -top-2 start-2.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-action px-1 text-xs " +
  "leading-none font-semibold text-on-action";

export function JobsLink({ running }: { running: number }) {
  return (
    <Link
      to="/bulk"
      title={OWN_JOBS_TEXTS.title}
      activeProps={{ className: "bg-action-soft font-semibold text-action-text" }}
      inactiveProps={{ className: "text-ink hover:bg-sunken" }}
      className={LINK}
    >
      <span className="relative shrink-0">
        <Layers size={20} strokeWidth={1.75} aria-hidden />
        {running > 0 && (
          <span aria-hidden className={BADGE}>
            {running}
          </span>
        )}
      </span>
      <span className="sr-only">{OWN_JOBS_TEXTS.title}</span>
      {running > 0 && <span className="sr-only">{OWN_JOBS_TEXTS.running(running)}</span>}
    </Link>
  );
}
