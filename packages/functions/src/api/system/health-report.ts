import { healthCalls as calls } from "@tresen/contract/health/health.calls";
import { readHealth, startRedrive } from "@tresen/core/health";
import { endpoint } from "../../http/endpoint";
import { resource } from "../../http/resource";
import { scheduledFunctions } from "../../routes/events";

export const handler = resource([
  endpoint({
    ...calls.healthReport,
    run: async ({ actor, now }) => ({
      data: await readHealth({ actor, schedules: scheduledFunctions, now, at: Date.now() }),
    }),
  }),
  endpoint({
    ...calls.redriveRecords,
    run: async ({ actor, now }) => ({ data: await startRedrive({ actor, now }) }),
  }),
]);
