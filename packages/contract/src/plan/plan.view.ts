import * as z from "zod";
import { JOB_STATES } from "../job/job.state";
import { instant } from "../kit/fields/instant-fields";

/** How many days ahead a change can be planned, and how many of one record can be planned at once. */
export const PLAN_DAYS = 366;
export const PLANS_OF_RECORD = 30;

/** What a planned change does: publishes a draft as it was when this was planned, or sets some fields of a record. */
export const PLAN_TYPES = ["publish", "fields"] as const;
export type PlanType = (typeof PLAN_TYPES)[number];

/** A planned change as its job tells of it. */
export const plannedSummary = z.object({
  resource: z.string(),
  record: z.string().meta({ description: "Id des Eintrags" }),
  title: z.string().meta({ description: "Wie der Eintrag hieß, als das geplant wurde" }),
  type: z.enum(PLAN_TYPES),
  version: z.int().min(1).meta({ description: "Fassung des Eintrags, von der die Änderung ausging" }),
  at: instant.meta({ description: "Wann es geschieht" }),
  plannedAt: instant,
  plannedBy: z.object({ id: z.string(), name: z.string() }),
  redirect: z.literal(true).optional().meta({
    description: "Die alte Adresse der Seite bekommt mit der Veröffentlichung eine Weiterleitung",
  }),
  bulk: z.string().optional().meta({ description: "Id des Vorgangs, der das für viele Einträge geplant hat" }),
});
export type PlannedSummary = z.output<typeof plannedSummary>;

/** A change of one record that happens at a time. Its job has the same id. */
export const plannedChange = plannedSummary.extend({
  id: z.string().meta({ description: "Auch die Id der Hintergrundaufgabe" }),
  state: z.enum(JOB_STATES),
  reason: z.string().optional().meta({ description: "Ein Satz, warum es nicht ging" }),
});
export type PlannedChange = z.output<typeof plannedChange>;

/** The same with what it publishes or sets. */
export const plannedContent = plannedChange.extend({
  fields: z.record(z.string(), z.unknown().meta({ description: "Der Wert des Feldes" })).meta({
    description: "Die Felder, wie sie dann sind; bei `publish` alle des Eintrags. Leer, sobald es geschehen ist",
  }),
});
export type PlannedContent = z.output<typeof plannedContent>;
