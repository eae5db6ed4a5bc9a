import * as z from "zod";
import { bulkSummary } from "../bulk/bulk.view";
import { redriven } from "../health/redrive";
import { instant } from "../kit/fields/instant-fields";
import { plannedSummary } from "../plan/plan.view";
import { JOB_KINDS, JOB_STATES } from "./job.state";
import { startedJob } from "./started-job";

export { type StartedJob, jobId, startedJob } from "./started-job";

/** A job as administrators see it. The recipient is masked, so that only people who know the recipient recognise it. */
export const jobView = z.object({
  id: z.string(),
  kind: z.enum(JOB_KINDS),
  state: z.enum(JOB_STATES),
  owner: z.string().meta({ description: "Bestellung, Formular oder Filiale, zu der er gehört" }),
  orders: z
    .array(z.string())
    .optional()
    .meta({ description: "Bestellungen, um die es geht, wie `GET /api/orders/{id}` sie nennt" }),
  event: z.string().optional(),
  side: z.enum(["branch", "customer"]).optional().meta({ description: "Ob die Filiale oder der Kunde sie bekommt" }),
  recipient: z.string().optional().meta({ description: "Verkürzt" }),
  branch: z.string().optional(),
  records: bulkSummary
    .optional()
    .meta({ description: "Was mit vielen Einträgen geschieht; `owner` ist der Name ihrer Ressource" }),
  planned: plannedSummary.optional().meta({ description: "Was zu einem Zeitpunkt mit einem Eintrag geschieht" }),
  redriven: redriven.optional().meta({ description: "Was aus liegengebliebenen Änderungen wurde" }),
  attempts: z.number().int(),
  createdAt: instant,
  dueAt: instant,
  endedAt: instant.optional(),
  reason: z.string().optional(),
});
export type JobView = z.output<typeof jobView>;

/** The progress of a job for the person who started it and who may not see all jobs. */
export const jobProgress = jobView.pick({ id: true, state: true, recipient: true, reason: true });
export type JobProgress = z.output<typeof jobProgress>;

/** The answer to an action: the whole job for people who may see jobs, else what became of it. */
export const actedJob = z.union([jobView, startedJob]);
export type ActedJob = z.output<typeof actedJob>;
