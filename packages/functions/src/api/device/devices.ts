import { deviceCalls as calls } from "@tresen/contract/device/device.calls";
import { deviceReferrer } from "@tresen/contract/device/device.referrer";
import { devices } from "@tresen/contract/device/device.resource";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { printJobPermissions } from "@tresen/contract/print/job/print-job.permissions";
import { isOpenPrintJob } from "@tresen/contract/print/job/print-job.state";
import { listAlarms } from "@tresen/core/alarm";
import { createDeviceKey, deviceHooks, readDeviceStatus } from "@tresen/core/device";
import { ownDevice, readLogs, requestLogs, testNotification, testPrint } from "@tresen/core/print/device";
import { printDailySummary } from "@tresen/core/print/summary";
import { crud } from "../../http/crud";
import { endpoint } from "../../http/endpoint";
import { referredBy } from "../../http/referred-by";
import { resource } from "../../http/resource";

const STILL_WAITING = 202;

export const handler = resource([
  endpoint({
    ...calls.testNotification,
    run: async ({ actor, params, now }) => {
      const jobs = await testNotification({ actor, ...params, now });
      return { data: jobs, ...(jobs.some(({ state }) => isOpenJob(state)) ? { status: STILL_WAITING } : {}) };
    },
  }),
  endpoint({
    ...calls.testPrint,
    run: async ({ actor, params, now }) => {
      const job = await testPrint({ actor, ...params, now });
      return { data: job, ...(isOpenPrintJob(job.state) ? { status: STILL_WAITING } : {}) };
    },
  }),
  endpoint({
    ...calls.printDailySummary,
    run: async ({ actor, params, body, now }) => ({
      data: await printDailySummary({ actor, ...params, ...body, now }),
    }),
  }),
  endpoint({
    ...calls.requestDeviceLogs,
    run: async ({ actor, params, now }) => {
      const log = await requestLogs({ actor, ...params, now });
      return { data: log, ...(log.answeredAt === null ? { status: STILL_WAITING } : {}) };
    },
  }),
  endpoint({ ...calls.deviceLogs, run: async ({ actor, params }) => ({ data: await readLogs({ actor, ...params }) }) }),
  endpoint({
    ...calls.createDeviceKey,
    run: async ({ actor, params, now }) => ({
      data: await createDeviceKey({ actor, device: await ownDevice({ actor, ...params }), now }),
    }),
  }),
  endpoint({
    ...calls.deviceStatus,
    run: async ({ actor, params, now }) => {
      const device = await ownDevice({ actor, ...params, permission: printJobPermissions.read });
      return { data: await readDeviceStatus({ device, now }) };
    },
  }),
  endpoint({
    ...calls.alarms,
    run: async ({ actor, query, now }) => ({ data: await listAlarms({ actor, ...query, now }) }),
  }),
  ...crud({ resource: devices, referrers: referredBy(deviceReferrer), hooks: deviceHooks }),
]);
