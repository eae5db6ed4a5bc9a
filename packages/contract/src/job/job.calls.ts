import * as z from "zod";
import { type Call, forHolders, get, post } from "../kit/call";
import { FLAGS } from "../kit/list/flag";
import { paged, sortParameter } from "../kit/list/paged";
import { jobPermissions } from "./job.permissions";
import { JOB_KINDS, JOB_STATES } from "./job.state";
import { actedJob, jobId, jobView } from "./job.view";

const byJobId = z.object({ id: jobId });

export const jobCalls = {
  jobs: {
    ...get,
    path: "/api/jobs",
    ...forHolders(jobPermissions.read),
    query: z.strictObject({
      kind: z.enum(JOB_KINDS).optional(),
      state: z.enum(JOB_STATES).optional(),
      dryRun: z
        .enum(FLAGS)
        .optional()
        .meta({ description: "Nur Probeläufe von Änderungen vieler Einträge, oder alles andere" }),
      sort: sortParameter(["-createdAt"]),
      ...paged,
    }),
    response: z.array(jobView),
  },
  job: {
    ...get,
    path: "/api/jobs/{id}",
    ...forHolders(jobPermissions.read),
    params: byJobId,
    response: jobView,
  },
  retryJob: {
    ...post,
    path: "/api/jobs/{id}/retry",
    ...forHolders(jobPermissions.retry),
    params: byJobId,
    response: actedJob,
  },
  cancelJob: {
    ...post,
    path: "/api/jobs/{id}/cancel",
    ...forHolders(jobPermissions.cancel),
    params: byJobId,
    response: actedJob,
  },
} satisfies Record<string, Call>;
