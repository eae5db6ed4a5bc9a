import * as z from "zod";
import { menus } from "../catalog/menu.resource";
import { jobId, jobProgress, startedJob } from "../job/job.view";
import { type Call, byId, forHolders, get, post } from "../kit/call";
import { recordFields } from "../kit/resource";
import { instant } from "../kit/fields/instant-fields";
import { orderItemDraft } from "../order/order-input";
import { ORDER_ITEM_LIMIT } from "../order/order-limits";
import { DELIVERY_METHODS } from "./branch-hours";
import { branchPermissions } from "./branch.permissions";

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
  .optional()
  .meta({ description: "`YYYY-MM` im Kalender der Filiale; ohne Angabe der laufende" });

export const branchCalls = {
  branchMenus: {
    ...get,
    path: "/api/branches/{id}/menus",
    access: "public" as const,
    params: byId,
    response: z.array(menus.fields.extend(recordFields)),
  },
  fullSlots: {
    ...get,
    path: "/api/branches/{id}/full-slots",
    access: "public" as const,
    params: byId,
    query: z.strictObject({ month }),
    response: z.array(instant),
  },
  /** For branches whose stations limit their work: it depends on what is ordered. It changes nothing. */
  findFullSlots: {
    ...post,
    path: "/api/branches/{id}/full-slots",
    access: "public" as const,
    params: byId,
    body: z.strictObject({
      items: z.array(orderItemDraft).min(1).max(ORDER_ITEM_LIMIT),
      method: z.enum(DELIVERY_METHODS),
      month,
    }),
    response: z.object({ full: z.array(instant), earliest: instant.nullable() }),
  },
  sendTestMessage: {
    ...post,
    path: "/api/branches/{id}/test-message",
    ...forHolders(branchPermissions.testMessage),
    params: byId,
    body: z.strictObject({ channel: z.enum(["mail", "sms"]) }),
    response: startedJob,
    status: 202 as const,
  },
  testMessage: {
    ...get,
    path: "/api/branches/{id}/test-message/{job}",
    ...forHolders(branchPermissions.testMessage),
    params: byId.extend({ job: jobId }),
    response: jobProgress,
  },
} satisfies Record<string, Call>;
