import * as z from "zod";
import { analyticsLog } from "./statistics/analytics";
import { type Call, asked, byId, byKey, get, pageQuery, post } from "./kit/call";
import { formData, withdrawalForm, withdrawalReceipt } from "./form/form";
import { configRecord, initBundle, snapshotState, userRecord } from "./snapshot/init";
import { orderCalls } from "./order/order.calls";
import { publicOrder } from "./order/order";
import { PASSWORD_LENGTH } from "./user/password";
import { type Resource, enteredFields, recordFields } from "./kit/resource";
import { configChange } from "./config/config";
import { menus } from "./catalog/menu.resource";
import { newPassword } from "./user/user.resource";
import { sites } from "./site/site.resource";
import { id, instant } from "./kit/schema";
import { upload, uploadInput } from "./media/upload";

export const calls = {
  init: { ...get, path: "/api/init", access: "public" as const, response: initBundle },
  openapi: { ...get, path: "/api/openapi.json", access: "public" as const, response: z.unknown() },

  getConfig: { ...get, path: "/api/config", access: "public" as const, response: configRecord },
  saveConfig: { ...post, path: "/api/config", access: "admin" as const, body: configChange, response: configRecord },

  analyticsLog: {
    ...post,
    path: "/api/analytics-log",
    access: "public" as const,
    body: analyticsLog,
    response: z.null(),
  },

  snapshotState: { ...get, path: "/api/snapshot", access: "admin" as const, response: snapshotState },
  rebuildSnapshot: { ...post, path: "/api/snapshot/rebuild", access: "admin" as const, response: snapshotState },

  login: {
    ...post,
    path: "/api/login",
    access: "public" as const,
    body: z.strictObject({ username: z.string().max(254), password: z.string().max(200) }),
    response: userRecord,
  },
  logout: { ...post, path: "/api/logout", access: "public" as const, response: z.null() },
  changePassword: {
    ...post,
    path: "/api/users/me/password",
    access: "staff" as const,
    body: z.strictObject({ oldPassword: z.string().max(PASSWORD_LENGTH.most), password: newPassword }),
    response: userRecord,
  },
  me: { ...get, path: "/api/users/me", access: "staff" as const, response: userRecord },

  branchMenus: {
    ...get,
    path: "/api/branches/{id}/menus",
    access: "public" as const,
    params: byId,
    response: z.array(menus.fields.extend(recordFields)),
  },

  createPreviewLink: {
    ...post,
    path: "/api/sites/{id}/preview-links",
    access: "staff" as const,
    params: byId,
    body: z.strictObject({ expiresAt: instant }),
    response: z.object({ key: z.string(), expiresAt: z.string() }),
    status: 201 as const,
  },
  // The key comes in the body, which no log and no cache ever holds.
  preview: {
    ...post,
    path: "/api/sites/preview",
    access: "public" as const,
    body: z.strictObject({ key: z.string().regex(/^[\w-]{20,100}$/) }),
    response: sites.fields.extend(recordFields),
  },

  fullSlots: {
    ...get,
    path: "/api/branches/{id}/full-slots",
    access: "public" as const,
    params: byId,
    query: z.object({
      month: z
        .string()
        .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
        .optional()
        .meta({ description: "`YYYY-MM` im Kalender der Filiale; ohne Angabe der laufende" }),
    }),
    response: z.array(instant),
  },

  createUpload: {
    ...post,
    path: "/api/uploads",
    access: "public" as const,
    body: uploadInput,
    response: upload,
    status: 201 as const,
  },

  ...orderCalls,

  abandonPayment: {
    ...post,
    path: "/api/payments/abandon/{uid}/{hash}",
    access: "public" as const,
    params: byKey,
    response: publicOrder,
  },

  contactForm: {
    ...post,
    path: "/api/custom/contact-form",
    access: "public" as const,
    body: formData,
    response: z.null(),
  },
  declareWithdrawal: {
    ...post,
    path: "/api/custom/withdrawal",
    access: "public" as const,
    body: withdrawalForm,
    response: withdrawalReceipt,
  },
} satisfies Record<string, Call>;

/** The five calls of the generic pattern for one resource. */
export function resourceCalls<Fields extends z.ZodObject>(resource: Resource<Fields>) {
  const path = `/api/${resource.name}`;
  const fields = withoutSecrets(resource.fields);
  const record = fields.extend({ ...resource.answered, ...recordFields });
  // PUT repeats id and version: the id must be the path's, an older version is refused with 409.
  const update = enteredFields({ resource, isNew: false }).extend({
    id: id.optional(),
    version: z.int().min(1),
    createdAt: z.string().optional(),
    updatedAt: z.string().optional(),
  });
  return {
    list: { ...get, path, access: resource.read, query: pageQuery, response: z.array(record) },
    get: {
      ...get,
      path: `${path}/{id}`,
      access: resource.read,
      params: byId,
      query: z.object(asked),
      response: record,
    },
    create: {
      ...post,
      path,
      access: resource.write,
      body: enteredFields({ resource, isNew: true }).extend({ id: id.optional() }),
      response: record,
      status: 201 as const,
    },
    update: {
      ...get,
      method: "PUT" as const,
      path: `${path}/{id}`,
      access: resource.write,
      params: byId,
      body: update,
      response: record,
    },
    remove: {
      ...get,
      method: "DELETE" as const,
      path: `${path}/{id}`,
      access: resource.write,
      params: byId,
      response: z.null(),
    },
  } satisfies Record<string, Call>;
}

/** The fields that may leave the server. */
export function withoutSecrets(fields: z.ZodObject): z.ZodObject {
  const open = Object.entries(fields.shape).filter(([, field]) => !z.globalRegistry.get(field as z.ZodType)?.secret);
  return z.strictObject(Object.fromEntries(open) as z.ZodRawShape);
}
