import * as z from "zod";
import { jobId, startedJob } from "../job/started-job";
import { type Call, get, post } from "../kit/call";
import { instant } from "../kit/fields/instant-fields";
import { id } from "../kit/schema";
import { paged } from "../kit/list/paged";
import { adjustment } from "./adjustment";
import { BULK_IDS, IMPORT_ROWS } from "./bulk.limits";
import { BULK_MESSAGES } from "./bulk.texts";
import { BULK_OUTCOMES, bulkEntry, bulkView } from "./bulk.view";

/** The name of a resource, checked by the function, so that the call does not need all definitions. */
const resource = z.string().min(1).max(64).meta({ description: "Name der Ressource, etwa `products`" });
const ids = z.array(id).min(1).max(BULK_IDS, BULK_MESSAGES.tooMany).optional();
/** The query of the resource's list, as its address has it, without page and size. */
const query = z
  .record(z.string().max(64), z.string().max(200))
  .optional()
  .meta({ description: "Statt `ids`: was die Liste mit dieser Suche und diesen Filtern zeigt" });
const path = z.string().min(1).max(200);
const cell = z.string().max(100_000);

const byJobId = z.object({ id: jobId });
const staff = { access: "staff" as const };

/** Changes, imports and exports of many records, each with a job behind it. */
export const bulkCalls = {
  startBulk: {
    ...post,
    path: "/api/bulk",
    ...staff,
    body: z.strictObject({
      resource,
      action: z.enum(["update", "remove"]),
      ids,
      query,
      changes: z
        .record(path, z.unknown().meta({ description: "Der Wert, den das Feld bekommt; null leert es" }))
        .optional()
        .meta({ description: "Die neuen Werte der Felder, wie der Aufruf zum Ändern sie nimmt" }),
      adjustments: z
        .record(path, adjustment)
        .optional()
        .meta({ description: "Geldbeträge, die um einen Teil oder Betrag höher oder niedriger werden" }),
      additions: z
        .record(path, z.array(z.string().max(200)).min(1).max(50))
        .optional()
        .meta({ description: "Texte, die Felder mit mehreren Texten zu ihren eigenen bekommen, etwa Schlagwörter" }),
      removals: z
        .record(path, z.array(z.string().max(200)).min(1).max(50))
        .optional()
        .meta({ description: "Texte, die Felder mit mehreren Texten nicht mehr haben sollen" }),
      move: z
        .strictObject({
          field: path.meta({ description: "Ein Feld mit einem Pfad, etwa `folder`" }),
          from: path.meta({ description: "Alles, was hier oder darunter liegt" }),
          to: path.meta({ description: "Wo es danach liegt" }),
          merge: z.boolean().default(false).meta({ description: "Auch wenn dort schon etwas liegt" }),
        })
        .optional()
        .meta({ description: "Statt aller anderen Angaben: ein Ordner bekommt einen anderen Namen oder Ort" }),
      at: instant.optional().meta({
        description: "Mit `update`: Zeitpunkt in der Zukunft, zu dem sich die Einträge ändern; ohne Angabe sofort",
      }),
      dryRun: z.boolean().default(false).meta({ description: "Nur prüfen, nichts ändern" }),
    }),
    response: startedJob,
    status: 202 as const,
  },
  startExport: {
    ...post,
    path: "/api/exports",
    ...staff,
    body: z.strictObject({
      resource,
      ids,
      query,
      fields: z
        .array(path)
        .min(1)
        .max(200)
        .optional()
        .meta({ description: "Die Spalten der Datei; ohne Angabe alle Felder, die in eine Zelle passen" }),
      format: z.enum(["csv", "xlsx"]),
    }),
    response: startedJob,
    status: 202 as const,
  },
  startImport: {
    ...post,
    path: "/api/imports",
    ...staff,
    body: z.strictObject({
      resource,
      rows: z
        .array(
          z.strictObject({
            id: id.optional().meta({ description: "Der Eintrag, der geändert wird; ohne Angabe wird einer angelegt" }),
            line: z.int().min(1).max(10_000_000).meta({ description: "Die Zeile der Datei" }),
            values: z.record(path, cell).meta({ description: "Die Texte der Zellen nach dem Pfad ihres Feldes" }),
          }),
        )
        .min(1)
        .max(IMPORT_ROWS, BULK_MESSAGES.importTooLarge),
      isLenient: z
        .boolean()
        .default(false)
        .meta({ description: "Namen von Kategorien, die es nicht gibt, werden ausgelassen statt bemängelt" }),
      dryRun: z.boolean().default(false).meta({ description: "Nur prüfen, nichts ändern" }),
    }),
    response: startedJob,
    status: 202 as const,
  },
  /** The jobs that the caller has started last, the newest first. */
  ownJobs: { ...get, path: "/api/bulk", ...staff, response: z.array(bulkView) },
  bulk: { ...get, path: "/api/bulk/{id}", ...staff, params: byJobId, response: bulkView },
  bulkReport: {
    ...get,
    path: "/api/bulk/{id}/report",
    ...staff,
    params: byJobId,
    query: z.strictObject({ outcome: z.enum(BULK_OUTCOMES).optional(), ...paged }),
    response: z.array(bulkEntry),
  },
  cancelBulk: { ...post, path: "/api/bulk/{id}/cancel", ...staff, params: byJobId, response: bulkView },
  undoBulk: {
    ...post,
    path: "/api/bulk/{id}/undo",
    ...staff,
    params: byJobId,
    response: startedJob,
    status: 202 as const,
  },
  bulkFile: {
    ...get,
    path: "/api/bulk/{id}/file",
    ...staff,
    params: byJobId,
    response: z.string(),
    media: ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/zip"],
  },
} satisfies Record<string, Call>;
