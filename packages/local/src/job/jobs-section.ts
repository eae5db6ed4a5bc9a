import { type JobCommand, allowedJobActions } from "@tresen/contract/job/job.state";
import {
  JOBS_TITLE,
  JOB_KIND_LABELS,
  JOB_STATE_LABELS,
  jobActionLabel,
  jobReasonText,
} from "@tresen/contract/job/job.texts";
import { type Html, html } from "@tresen/contract/page/html";
import type { Job } from "@tresen/core/platform/job";
import { timeOf } from "../page/render";
import { type Action, type Section, actionPath } from "../page/section";

export type ShownJob = Job & { id: string };

interface Jobs {
  /** Newest first. */
  read: () => Promise<readonly ShownJob[]>;
  /** Does what a button says. False where there is no such job, a rejection where it may not be. */
  act: (asked: { id: string; command: JobCommand }) => Promise<boolean>;
}

const ID = "jobs";
const DONE: Readonly<Record<JobCommand, string>> = {
  retry: "Die Hintergrundaufgabe wird noch einmal versucht.",
  cancel: "Die Hintergrundaufgabe wurde abgebrochen.",
};

/** What the platform had to do beside answering. What may be done with a job stands beside it. */
export function jobsSection({ read, act }: Jobs): Section {
  const action = (command: JobCommand): Action => ({
    run: ({ id }) => act({ id, command }),
    done: DONE[command],
    failed: "Das ist beim jetzigen Stand der Hintergrundaufgabe nicht möglich.",
    unknown: "Diese Hintergrundaufgabe gibt es nicht.",
  });
  return {
    id: ID,
    title: JOBS_TITLE,
    html: async () => jobTable(await read()),
    actions: { retry: action("retry"), cancel: action("cancel") },
  };
}

function jobTable(jobs: readonly ShownJob[]): Html {
  if (jobs.length === 0) return html`<p>Noch keine.</p>`;
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">Art</th><th scope="col">Wofür</th><th scope="col">Stand</th><th scope="col">Versuche</th><th scope="col">Aktion</th></tr></thead>
<tbody>${jobs.map(
    (
      job,
    ) => html`<tr><td>${timeOf(Date.parse(job.createdAt))}</td><td>${JOB_KIND_LABELS[job.kind]}</td><td><code>${job.key}</code></td>
<td>${JOB_STATE_LABELS[job.state]}${job.reason !== undefined && html`<br><small>${jobReasonText({ ...job, reason: job.reason })}</small>`}</td><td>${job.attempts}</td>
<td>${allowedJobActions(job.state).map((command) => button({ job, command }))}</td></tr>`,
  )}</tbody></table>`;
}

function button({ job, command }: { job: ShownJob; command: JobCommand }): Html {
  const path = actionPath({ section: ID, action: command, id: job.id });
  return html`<form method="post" action="${path}"><button>${jobActionLabel({ command, state: job.state })}</button></form>`;
}
