import { type Call, forHolders, get } from "../kit/call";
import { healthReport } from "./health";
import { healthPermissions } from "./health.permissions";

export const healthCalls = {
  healthReport: {
    ...get,
    path: "/api/health-report",
    ...forHolders(healthPermissions.read),
    response: healthReport,
  },
} satisfies Record<string, Call>;
