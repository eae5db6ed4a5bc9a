import { isOpenJob } from "@tresen/contract/job/job.state";
import { JOB_KIND_LABELS, jobEventText, jobReasonText } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";
import { formatDateTime } from "@tresen/contract/kit/time";
import { jobCounts } from "../../admin/bulk/bulk.texts";
import { jobWhat } from "../../admin/bulk/job-what";
import { Private, type Money, useMoney } from "../../shared/visibility";
import { JobStateBadge } from "./job-state-badge";
import { JOBS_TEXTS, JOB_COLUMNS, JOB_TEXTS, PLANNED_TEXTS } from "./job.texts";

const HEAD =
  "sticky top-0 z-1 border-b border-line bg-canvas px-2 py-2 text-start text-sm font-medium sm:px-3 " +
  "whitespace-nowrap text-muted first:ps-4";
const CELL = "px-2 py-2 align-top text-sm first:ps-4 sm:px-3";
/** Columns without room on a phone; the job's panel shows them. */
const ROOMY = "hidden xl:table-cell";
const MEDIUM = "hidden sm:table-cell";
/** Takes the room that the other columns leave; they are as wide as their content. */
const FLEXIBLE = "sm:w-full";
const OPEN_BUTTON =
  "min-h-8 text-start font-semibold text-action-text underline-offset-4 hover:underline pointer-coarse:min-h-11";
export const LINK = "block w-fit content-center text-action-text underline underline-offset-4 pointer-coarse:min-h-11";

interface TableProps {
  jobs: readonly JobView[];
  zoneOf: (branch: string) => string;
  /** Whether the person may see orders. */
  seesOrders: boolean;
  currency: string;
  onOpen: (id: string) => void;
}

/** A compact table. Pressing a row opens the job. */
export function JobsTable({ jobs, zoneOf, seesOrders, currency, onOpen }: TableProps) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <caption className="sr-only">{JOBS_TEXTS.caption}</caption>
      <thead>
        <tr>
          <Head className={FLEXIBLE}>{JOB_COLUMNS.subject}</Head>
          <Head className={MEDIUM}>{JOB_COLUMNS.kind}</Head>
          <Head>{JOB_COLUMNS.state}</Head>
          <Head className={MEDIUM}>{JOB_COLUMNS.recipient}</Head>
          <Head className={MEDIUM}>{JOB_COLUMNS.created}</Head>
          <Head className={`${ROOMY} text-end!`}>{JOB_COLUMNS.attempts}</Head>
          <Head className={ROOMY}>{JOB_COLUMNS.due}</Head>
          <Head className={ROOMY}>{JOB_COLUMNS.ended}</Head>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => (
          <JobRow
            key={job.id}
            job={job}
            zone={zoneOf(job.branch ?? "")}
            seesOrders={seesOrders}
            currency={currency}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

function Head({ className = "", children }: { className?: string; children: string }) {
  return (
    <th scope="col" className={`${HEAD} ${className}`}>
      {children}
    </th>
  );
}

function JobRow({
  job,
  zone,
  seesOrders,
  currency,
  onOpen,
}: { job: JobView; zone: string } & Pick<TableProps, "seesOrders" | "currency" | "onOpen">) {
  const money = useMoney();
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const [order, ...others] = job.orders ?? [];
  return (
    <tr
      onClick={() => onOpen(job.id)}
      className="cursor-pointer hover:bg-action-soft *:border-b *:border-line"
      data-job={job.id}
    >
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <button
          type="button"
          className={OPEN_BUTTON}
          onClick={(event) => {
            event.stopPropagation();
            onOpen(job.id);
          }}
        >
          {subjectOf(job, { currency, money })}
          <span className="sr-only">{JOB_TEXTS.open}</span>
        </button>
        {job.records && <span className="block text-muted">{JOB_TEXTS.by(job.records.startedBy.name)}</span>}
        {job.planned && <span className="block text-muted">{JOB_TEXTS.by(job.planned.plannedBy.name)}</span>}
        <span className="figures block whitespace-normal text-muted sm:hidden">
          {JOB_KIND_LABELS[job.kind]}, {timeOf(job.createdAt)}
        </span>
        {order !== undefined && others.length > 0 && (
          <span className="block text-muted">{JOB_TEXTS.orders({ count: others.length + 1 })}</span>
        )}
        {order !== undefined && others.length === 0 && seesOrders && (
          <a href={orderHref(order)} onClick={(event) => event.stopPropagation()} className={LINK}>
            {JOB_TEXTS.orderLink({ place: 1, count: 1 })}
          </a>
        )}
      </th>
      <td className={`${CELL} ${MEDIUM}`}>{JOB_KIND_LABELS[job.kind]}</td>
      <td className={`${CELL} sm:min-w-40`}>
        <JobStateBadge state={job.state} />
        {job.records && job.state !== "waiting" && (
          <span className="figures mt-1 block text-muted">{jobCounts(job.records)}</span>
        )}
        {job.reason !== undefined && (
          <span className="mt-1 block max-w-36 text-muted sm:max-w-none wrap-anywhere">
            {jobReasonText({ ...job, reason: job.reason })}
          </span>
        )}
      </td>
      <td className={`${CELL} ${MEDIUM} min-w-36 wrap-anywhere`}>
        {job.side && <span className="block">{JOB_TEXTS.sides[job.side]}</span>}
        {job.recipient !== undefined && (
          <span className="block text-muted">
            <Private kind="customer">{job.recipient}</Private>
          </span>
        )}
      </td>
      <td className={`${CELL} ${MEDIUM} figures whitespace-nowrap`}>{timeOf(job.createdAt)}</td>
      <td className={`${CELL} ${ROOMY} figures text-end`}>{job.attempts}</td>
      <td className={`${CELL} ${ROOMY} figures whitespace-nowrap`}>{isOpenJob(job.state) ? timeOf(job.dueAt) : "–"}</td>
      <td className={`${CELL} ${ROOMY} figures whitespace-nowrap`}>
        {job.endedAt === undefined ? "–" : timeOf(job.endedAt)}
      </td>
    </tr>
  );
}

/** What a job is for: `Neue Bestellung`, `Produkte ändern: Preis +10 %`. */
export function subjectOf(
  { event, records, planned, owner, kind }: JobView,
  { currency, money }: { currency: string; money: Money },
): string {
  if (planned) return PLANNED_TEXTS.subject(planned);
  if (records) return jobWhat({ ...records, resource: owner, currency, money });
  return event ? jobEventText(event) : JOB_KIND_LABELS[kind];
}

/** The back-office's URL of an order. */
export function orderHref(id: string): string {
  return `#/orders/history?order=${encodeURIComponent(id)}`;
}
