import * as z from "zod";
import { paged } from "../kit/list/paged";
import { id } from "../kit/schema";
import { logEntry } from "./log";

const { at, actor, action, requestId, changes } = logEntry.shape;

/** One version of a record, as `GET /api/{resource}/{id}/versions` lists it. */
export const listedVersion = z.object({
  version: z.int().min(1),
  at,
  actor,
  action,
  fields: z.array(z.string()).meta({ description: "Die Pfade der geänderten Felder" }),
  requestId,
});
export type ListedVersion = z.output<typeof listedVersion>;

/** One version of a record with its fields. */
export const recordVersion = listedVersion.omit({ fields: true, requestId: true }).extend({
  record: z
    .record(z.string(), z.unknown().meta({ description: "Der Wert des Feldes" }))
    .nullable()
    .meta({
      description: "Die Felder dieser Version; bei einer Löschung die zuletzt; null, wenn es sie nicht mehr gibt",
    }),
  changes,
});
export type RecordVersion = z.output<typeof recordVersion>;

export const versionsQuery = z.strictObject(paged);
export type VersionsQuery = z.output<typeof versionsQuery>;

/** The record of a resource whose versions are asked for. A resource that does not exist has no records. */
const subject = { resource: z.string().regex(/^[a-z][a-z-]{0,60}$/), id };
export const ofRecord = z.object(subject);
export const ofVersion = z.object({
  ...subject,
  version: z
    .string()
    .regex(/^[1-9]\d{0,9}$/)
    .transform(Number),
});
