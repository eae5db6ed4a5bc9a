import * as z from "zod";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { startedJob } from "../job/job.view";
import { printJob } from "../print/job/print-job";
import { printJobPermissions } from "../print/job/print-job.permissions";
import { alarm } from "./alarm";
import { deviceStatus } from "./device.status";

const testing = { ...post, ...forHolders(printJobPermissions.test), params: byId };
const reading = { ...get, ...forHolders(printJobPermissions.read) };

/** What a device has told of itself since it was asked; without `answeredAt` it has not answered yet. */
export const deviceLog = z.object({
  askedAt: instant,
  answeredAt: instant.nullable(),
  lines: z.array(z.string()),
});
export type DeviceLog = z.output<typeof deviceLog>;

/** Calls about devices beside those of the generic pattern. Tests wait some seconds for the device, then answer 202. */
export const deviceCalls = {
  testNotification: {
    ...testing,
    path: "/api/devices/{id}/test/notification",
    response: z.array(startedJob).meta({ description: "Die Nachrichten, je angemeldetem Browser eine" }),
  },
  testPrint: { ...testing, path: "/api/devices/{id}/test/print", response: printJob },
  printDailySummary: {
    ...post,
    ...forHolders(printJobPermissions.summary),
    path: "/api/devices/{id}/print/daily-summary",
    params: byId,
    body: z.strictObject({
      day: z.iso.date().optional().meta({ description: "Nach dem Kalender der Filiale; sonst heute" }),
    }),
    response: printJob,
    status: 201 as const,
  },
  requestDeviceLogs: { ...testing, path: "/api/devices/{id}/request-device-logs", response: deviceLog },
  deviceLogs: { ...reading, path: "/api/devices/{id}/logs", params: byId, response: deviceLog.nullable() },
  createDeviceKey: {
    ...testing,
    path: "/api/devices/{id}/key",
    response: z.object({
      key: z.string().meta({ description: "Nur in dieser Antwort" }),
      url: z.string().meta({ description: "Die Adresse, die am Gerät eingetragen wird" }),
    }),
    status: 201 as const,
  },
  deviceStatus: { ...reading, path: "/api/devices/{id}/status", params: byId, response: deviceStatus },
  alarms: {
    ...reading,
    path: "/api/alarms",
    query: z.strictObject({ branch: id.optional() }),
    response: z.array(alarm),
  },
} satisfies Record<string, Call>;
