import { Link } from "@tanstack/react-router";
import { isOpenJob, isSliced } from "@tresen/contract/job/job.state";
import { JOB_KIND_LABELS, jobReasonText } from "@tresen/contract/job/job.texts";
import type { JobView } from "@tresen/contract/job/job.view";
import { formatDateTime } from "@tresen/contract/kit/time";
import type { ReactNode } from "react";
import { BulkJob } from "../../admin/bulk/bulk-job";
import { manyOf } from "../../shared/jobs/many-of";
import { Private } from "../../shared/visibility";
import { JOB_COLUMNS, JOB_TEXTS } from "./job.texts";
import { LINK, orderHref } from "./jobs-table";

interface DetailProps {
  job: JobView;
  zone: string;
  branchName: string | undefined;
  /** Whether the person may see orders. */
  seesOrders: boolean;
  /** Shows another job, such as the one that undoes this one. */
  onJob: (id: string) => void;
}

/** All data of a job. */
export function JobDetail({ job, zone, branchName, seesOrders, onJob }: DetailProps) {
  const timeOf = (at: string): string => formatDateTime({ at: Date.parse(at), zone });
  const { orders = [] } = job;
  return (
    <div className="flex flex-col gap-5 p-5 text-sm">
      {job.reason !== undefined && (
        <p className="rounded-control bg-sunken p-3 wrap-anywhere">
          <span className="sr-only">{JOB_TEXTS.reason}: </span>
          {jobReasonText({ ...job, reason: job.reason })}
        </p>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <Fact title={JOB_COLUMNS.kind}>{JOB_KIND_LABELS[job.kind]}</Fact>
        {job.recipient !== undefined && (
          <Fact title={JOB_COLUMNS.recipient}>
            {job.side && `${JOB_TEXTS.sides[job.side]}, `}
            <Private kind="customer">{job.recipient}</Private>
          </Fact>
        )}
        {branchName !== undefined && <Fact title={JOB_TEXTS.branch}>{branchName}</Fact>}
        <Fact title={JOB_COLUMNS.created}>{timeOf(job.createdAt)}</Fact>
        {isOpenJob(job.state) && <Fact title={JOB_COLUMNS.due}>{timeOf(job.dueAt)}</Fact>}
        {job.endedAt !== undefined && <Fact title={JOB_COLUMNS.ended}>{timeOf(job.endedAt)}</Fact>}
        {job.records && <Fact title={JOB_TEXTS.startedBy}>{job.records.startedBy.name}</Fact>}
        <Fact title={JOB_COLUMNS.attempts}>{job.attempts}</Fact>
        {isSliced(job.kind) ? (
          <Fact title={JOB_TEXTS.records}>{manyOf(job.owner)}</Fact>
        ) : (
          orders.length === 0 && <Fact title={JOB_TEXTS.number}>{job.owner}</Fact>
        )}
      </dl>
      {isSliced(job.kind) && <BulkJob id={job.id} onJob={onJob} hasReport={false} />}
      {isSliced(job.kind) && (
        <Link to="/bulk/$id" params={{ id: job.id }} className={LINK}>
          {JOB_TEXTS.toReport}
        </Link>
      )}
      {orders.length > 0 && (
        <section>
          <h3 className="mb-2 font-semibold">{JOB_TEXTS.orders({ count: orders.length })}</h3>
          <ul className="flex flex-col gap-1">
            {orders.map((id, index) => (
              <li key={id}>
                {seesOrders ? (
                  <a href={orderHref(id)} className={LINK}>
                    {JOB_TEXTS.orderLink({ place: index + 1, count: orders.length })}
                  </a>
                ) : (
                  <span className="wrap-anywhere">{id}</span>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{title}</dt>
      <dd className="figures wrap-anywhere">{children}</dd>
    </>
  );
}
