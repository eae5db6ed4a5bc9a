import * as z from "zod";
import { instant } from "../../kit/fields/instant-fields";
import { RETENTION_KINDS } from "./retention-kinds";

const day = z.iso.date();
const count = z.int().min(0);

/** What the next run removes of one kind. */
const retainedKind = z.object({
  kind: z.enum(RETENTION_KINDS),
  months: z.int().nullable().meta({ description: "Die Frist aus den Einstellungen; null: wird behalten" }),
  cutoff: day.nullable().meta({ description: "Alles vor diesem Tag wird gelöscht" }),
  count: count.meta({ description: "Wie viele Einträge das jetzt sind" }),
  isMore: z.boolean().meta({ description: "Es sind mehr als `count`, so weit wurde gezählt" }),
  oldest: instant.nullable().meta({ description: "Von wann der älteste davon ist" }),
  isConfirmed: z.boolean().meta({ description: "Ob die Frist bestätigt ist; nur dann wird gelöscht" }),
});
export type RetainedKind = z.output<typeof retainedKind>;

export const retentionView = z.object({
  kinds: z.array(retainedKind),
  confirmedAt: instant.nullable(),
  lastRun: z
    .object({ day, endedAt: instant, removed: z.record(z.enum(RETENTION_KINDS), count) })
    .nullable()
    .meta({ description: "Der letzte Lauf, der zu Ende kam, und was er gelöscht hat" }),
});
export type RetentionView = z.output<typeof retentionView>;

const cutoff = day.nullable();

/** The body of a confirmation: the days before which is removed, as they were shown. */
export const retentionStart = z.strictObject({
  cutoffs: z.strictObject({ orders: cutoff, customers: cutoff, uploads: cutoff }),
});
