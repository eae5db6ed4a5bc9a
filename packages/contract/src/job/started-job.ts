import * as z from "zod";
import { JOB_STATES } from "./job.state";

export const jobId = z.string().regex(/^[A-Za-z0-9_-]{1,400}$/);

/**
 * The answer of a call that started a job. `GET /api/jobs/{id}` answers with its progress. It stands beside the views of
 * jobs, which know much that such a call does not need.
 */
export const startedJob = z.object({ id: z.string(), state: z.enum(JOB_STATES) });
export type StartedJob = z.output<typeof startedJob>;
