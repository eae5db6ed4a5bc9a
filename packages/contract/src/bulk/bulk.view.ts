import * as z from "zod";
import { adjustment } from "./adjustment";
import { BULK_ACTIONS } from "./bulk.actions";
import { JOB_STATES } from "../job/job.state";
import { instant } from "../kit/fields/instant-fields";
import { logEntry } from "../log/log";

export const BULK_OUTCOMES = [
  "changed",
  "created",
  "removed",
  "planned",
  "unplanned",
  "unchanged",
  "refused",
  "drawn",
  "flawed",
] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

const count = z.int().min(0);

/** A job that changes, imports or exports many records, as whoever started it sees it. */
export const bulkView = z.object({
  id: z.string(),
  resource: z.string(),
  action: z.enum(BULK_ACTIONS),
  state: z.enum(JOB_STATES),
  total: count.meta({
    description: "Wie viele Einträge es sind; bei einer Suche wächst die Zahl, während gesucht wird",
  }),
  done: count,
  changed: count.meta({ description: "Geänderte, angelegte und gelöschte Einträge; beim Probelauf, was es wären" }),
  unchanged: count,
  refused: count,
  isDryRun: z.boolean(),
  at: instant.optional().meta({ description: "Wann sich die Einträge ändern, wenn das geplant wird" }),
  fields: z.array(z.string()).optional().meta({ description: "Die Felder, die einen neuen Wert bekommen" }),
  adjustments: z
    .record(z.string(), adjustment)
    .optional()
    .meta({ description: "Die Geldbeträge, die um einen Teil oder Betrag höher oder niedriger werden" }),
  drastic: count.optional().meta({
    description: "Einträge, in denen so ein Geldbetrag 0 wird oder sich um mehr als die Hälfte ändert",
  }),
  template: z
    .object({ id: z.string(), name: z.string() })
    .optional()
    .meta({ description: "Die Bildvorlage, nach der Bilder gezeichnet werden" }),
  flawed: count.optional().meta({
    description: "Wie viele der gezeichneten Bilder einen Hinweis haben: Darin fehlt etwas, oder es ist gekürzt",
  }),
  canUndo: z.boolean(),
  undoes: z.string().optional().meta({ description: "Was damit rückgängig gemacht wird" }),
  undoneBy: z.string().optional().meta({ description: "Womit es rückgängig gemacht wurde" }),
  startedBy: z.object({ id: z.string(), name: z.string() }),
  createdAt: instant,
  endedAt: instant.optional(),
  cancelAskedAt: instant.optional().meta({ description: "Seit wann es abgebrochen werden soll" }),
  reason: z.string().optional().meta({ description: "Warum es nicht zu Ende kam" }),
  file: z.object({ name: z.string(), type: z.string(), size: count }).optional(),
});
export type BulkView = z.output<typeof bulkView>;

/** What such a job is about and what came of it so far, as the list of all jobs shows it. */
export const bulkSummary = bulkView.pick({
  action: true,
  total: true,
  changed: true,
  unchanged: true,
  refused: true,
  isDryRun: true,
  at: true,
  fields: true,
  adjustments: true,
  template: true,
  startedBy: true,
});

/** What came of one record. */
export const bulkEntry = z.object({
  id: z.string().meta({ description: "Leer bei einer Zeile, aus der kein Eintrag wurde" }),
  label: z.string(),
  line: z.int().optional().meta({ description: "Die Zeile der Datei" }),
  outcome: z.enum(BULK_OUTCOMES),
  message: z.string().optional().meta({ description: "Was nicht stimmt, ein Satz in jeder Zeile" }),
  changes: logEntry.shape.changes.optional().meta({
    description: "Die geänderten Felder, soweit sie der Aufrufer sieht; beim Probelauf, was sich ändern würde",
  }),
  records: z
    .array(z.object({ resource: z.string(), id: z.string(), label: z.string() }))
    .optional()
    .meta({ description: "Was auf den Eintrag verweist und das Löschen verhindert" }),
});
export type BulkEntry = z.output<typeof bulkEntry>;
