import * as z from "zod";
import { permissionOf } from "../kit/access";
import { startedJob } from "../job/started-job";
import { type Call, byId, get, post } from "../kit/call";
import { id } from "../kit/schema";
import { imageRef } from "../media/image-fields";
import { TEMPLATE_SOURCES } from "./data/field-kinds";
import { imageTemplates } from "./image-template.resource";
import { layer } from "./layer/layer";
import { hoursRow, tableRow } from "./layer/layer-value-fields";
import { TEMPLATE_MESSAGES } from "./template.texts";

const reading = { access: "staff", permission: permissionOf({ resource: imageTemplates, verb: "read" }) } as const;

export const PICTURE_FORMATS = ["png", "jpeg", "pdf"] as const;
/** The most records for which one job draws pictures. */
export const EXPORTED_RECORDS = 200;

/** See `TemplateValue`. */
const templateValue = z
  .union([z.string(), z.number(), z.boolean(), imageRef, z.array(tableRow).readonly(), z.array(hoursRow).readonly()])
  .nullable();

/** What a template can show of a record, by the paths of `FIELD_KINDS`. */
const templateData = z.object({
  data: z.record(z.string(), templateValue.optional()),
  /** The record's name. */
  title: z.string(),
  /** In which dates and times are written. */
  timeZone: z.string(),
  currency: z.string(),
});

/** Records are read with the rights of whoever asks: an order only in their branches. */
export const templateCalls = {
  templateData: {
    ...get,
    ...reading,
    path: "/api/image-templates/data",
    query: z.strictObject({
      source: z.enum(TEMPLATE_SOURCES),
      record: id.optional().meta({ description: "Ohne Datensatz nur die Werte des Shops" }),
    }),
    response: templateData,
  },
  templateLayers: {
    ...get,
    ...reading,
    path: "/api/image-templates/{id}/layers",
    params: byId,
    query: z.strictObject({
      record: id.optional().meta({ description: "Mit Datensatz stehen seine Werte in den Ebenen" }),
    }),
    response: z.array(layer),
  },
  /** One picture, drawn at once. */
  templatePicture: {
    ...get,
    ...reading,
    path: "/api/image-templates/{id}/picture",
    params: byId,
    query: z.strictObject({
      record: id.optional(),
      format: z.enum(PICTURE_FORMATS).default("png"),
    }),
    response: z.string(),
  },
  /**
   * Starts a job that draws the template for many records. `GET /api/bulk/{id}` tells its progress, `…/report` what came
   * of each record (`drawn`, `flawed` with a message where something in the picture is cut or missing, or `refused`),
   * `…/cancel` ends it, and `…/file` is the file: a picture for one record, a ZIP file of pictures for several, or a PDF
   * with a page each.
   */
  exportTemplate: {
    ...post,
    ...reading,
    path: "/api/image-templates/{id}/exports",
    params: byId,
    body: z.strictObject({
      format: z.enum(PICTURE_FORMATS),
      records: z
        .array(id)
        .min(1, TEMPLATE_MESSAGES.recordsNeeded)
        .max(EXPORTED_RECORDS, TEMPLATE_MESSAGES.tooManyRecords(EXPORTED_RECORDS))
        .refine((ids) => new Set(ids).size === ids.length, TEMPLATE_MESSAGES.recordTwice)
        .optional()
        .meta({ description: "In dieser Reihenfolge; fehlt bei Vorlagen, die keine Werte aus Datensätzen zeigen" }),
    }),
    response: startedJob,
    status: 202 as const,
  },
} satisfies Record<string, Call>;
