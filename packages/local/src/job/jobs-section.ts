import { JOB_KIND_LABELS, JOB_STATE_LABELS } from "@tresen/contract/job/job.texts";
import { type Html, html } from "@tresen/contract/page/html";
import type { Job } from "@tresen/core/platform/job";
import { timeOf } from "../page/render";
import type { Section } from "../page/section";

/** What the platform had to do beside answering, newest first. */
export function jobsSection(read: () => Promise<readonly Job[]>): Section {
  return { id: "jobs", title: "Aufträge", html: async () => jobTable(await read()) };
}

function jobTable(jobs: readonly Job[]): Html {
  if (jobs.length === 0) return html`<p>Noch keine.</p>`;
  return html`<table><thead><tr><th scope="col">Zeit</th><th scope="col">Art</th><th scope="col">Wofür</th><th scope="col">Stand</th><th scope="col">Versuche</th></tr></thead>
<tbody>${jobs.map(
    (
      job,
    ) => html`<tr><td>${timeOf(Date.parse(job.createdAt))}</td><td>${JOB_KIND_LABELS[job.kind]}</td><td><code>${job.key}</code></td>
<td>${JOB_STATE_LABELS[job.state]}${job.reason && html` <span class="tag">${job.reason}</span>`}</td><td>${job.attempts}</td></tr>`,
  )}</tbody></table>`;
}
