import { Link } from "@tanstack/react-router";
import { HEALTH_AREA_TITLES, RETURN_TEXTS } from "@tresen/contract/health/health.texts";
import type { ReturnedMail, ReturnedMails } from "@tresen/contract/health/returned-mail";
import { jobEventText } from "@tresen/contract/job/job.texts";
import { formatDateTime } from "@tresen/contract/kit/time";
import { buttonClass } from "../../shared/ui/button";
import { Private } from "../../shared/visibility";
import { subjectLink } from "./health-link";
import { HEALTH_TEXTS, RETURNED_TEXTS } from "./health.texts";

/** The mails of the last 30 days that came back or were reported as unwanted: what each was about, and what to do. */
export function ReturnedMailList({ returned: { count, mails }, zone }: { returned: ReturnedMails; zone: string }) {
  return (
    <section aria-labelledby="health-returned" className="flex flex-col gap-3">
      <h2 id="health-returned" className="font-semibold">
        {HEALTH_AREA_TITLES.mails}: {RETURNED_TEXTS.count(count)}
      </h2>
      {mails.length > 0 && (
        <ul className="divide-y divide-line rounded-panel border border-line bg-surface">
          {mails.map((mail) => (
            <Entry key={`${mail.at} ${mail.kind} ${mail.recipient} ${mail.subject?.id}`} mail={mail} zone={zone} />
          ))}
        </ul>
      )}
      {count > mails.length && <p className="text-sm text-muted">{RETURNED_TEXTS.newest(mails.length)}</p>}
    </section>
  );
}

function Entry({ mail: { at, recipient, kind, event, subject }, zone }: { mail: ReturnedMail; zone: string }) {
  const { label, advice } = RETURN_TEXTS[kind];
  const title = event === null ? RETURNED_TEXTS.mail : jobEventText(event);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-sm">
      <div className="flex min-w-[min(16rem,100%)] flex-1 flex-col gap-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{title}</span> {RETURNED_TEXTS.to}{" "}
          <Private kind="customer">{recipient}</Private>: {label}
          <time dateTime={at} className="figures ms-2 text-muted">
            {formatDateTime({ at: Date.parse(at), zone })}
          </time>
        </p>
        <p className="text-muted">{advice}</p>
      </div>
      {subject && (
        <Link {...subjectLink(subject)} aria-label={HEALTH_TEXTS.openOf(title)} className={buttonClass({ size: "sm" })}>
          {HEALTH_TEXTS.open}
        </Link>
      )}
    </li>
  );
}
