import { type JobCommand, allowedJobActions } from "@tresen/contract/job/job.state";
import { JOB_KIND_LABELS, JOB_STATE_LABELS, jobActionLabel, jobReasonText } from "@tresen/contract/job/job.texts";
import { JOBS_TITLE } from "@tresen/contract/job/jobs-title.texts";
import { type Html, html } from "@tresen/contract/page/html";
import type { Job } from "@tresen/core/platform/job";
import { timeOf } from "../page/render";
import type { Action, Section } from "../page/section";
import { type Cell, actionButton, table } from "../page/table";
import { JOBS_SECTION_TEXTS, jobOutcomes } from "./jobs-section.texts";

export type ShownJob = Job & { id: string };

interface Jobs {
  /** Newest first. */
  read: () => Promise<readonly ShownJob[]>;
  /**
   * Runs the action of a button. Resolves with false if the job does not exist; rejects if the action is not allowed.
   */
  act: (asked: { id: string; command: JobCommand }) => Promise<boolean>;
}

const ID = "jobs";

/** The list of jobs, each with the actions that are allowed on it. */
export function jobsSection({ read, act }: Jobs): Section {
  const action = (command: JobCommand): Action => ({
    run: ({ id }) => act({ id, command }),
    ...jobOutcomes(command),
  });
  return {
    id: ID,
    title: JOBS_TITLE,
    html: async () => jobTable(await read()),
    actions: { retry: action("retry"), cancel: action("cancel") },
  };
}

function jobTable(jobs: readonly ShownJob[]): Html {
  if (jobs.length === 0) return html`<p>${JOBS_SECTION_TEXTS.none}</p>`;
  return table({ columns: JOBS_SECTION_TEXTS.columns, rows: jobs.map(jobRow) });
}

function jobRow(job: ShownJob): Cell[] {
  const reason = job.reason !== undefined && jobReasonText({ ...job, reason: job.reason });
  return [
    timeOf(Date.parse(job.createdAt)),
    JOB_KIND_LABELS[job.kind],
    html`<code>${job.key}</code>`,
    html`${JOB_STATE_LABELS[job.state]}${reason && html`<br><small>${reason}</small>`}`,
    job.attempts,
    html`${allowedJobActions(job).map((command) => button({ job, command }))}`,
  ];
}

function button({ job, command }: { job: ShownJob; command: JobCommand }): Html {
  const label = jobActionLabel({ command, state: job.state });
  return actionButton({ section: ID, action: command, id: job.id, label });
}
