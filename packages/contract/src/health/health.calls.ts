import { startedJob } from "../job/started-job";
import { type Call, forHolders, get, post } from "../kit/call";
import { healthReport } from "./health";
import { healthPermissions } from "./health.permissions";

export const healthCalls = {
  healthReport: {
    ...get,
    path: "/api/health-report",
    ...forHolders(healthPermissions.read),
    response: healthReport,
  },
  redriveRecords: {
    ...post,
    path: "/api/health-report/redrive",
    ...forHolders(healthPermissions.redrive),
    response: startedJob,
    status: 202 as const,
  },
} satisfies Record<string, Call>;
