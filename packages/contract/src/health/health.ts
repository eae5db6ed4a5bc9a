import * as z from "zod";
import { JOB_STATES } from "../job/job.state";
import { instant } from "../kit/fields/instant-fields";
import { returnedMails } from "./returned-mail";

/** What is looked after: in the order in which it is shown where nothing else decides. */
export const HEALTH_AREAS = [
  "queues",
  "records",
  "schedules",
  "services",
  "mails",
  "sms",
  "devices",
  "versions",
] as const;
export type HealthArea = (typeof HEALTH_AREAS)[number];

/** `bad`: somebody has to do something. `odd`: it should be watched. The worst stand first. */
export const HEALTH_STATES = ["bad", "odd", "good"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const healthCheck = z.object({
  area: z.enum(HEALTH_AREAS),
  subject: z.string().meta({
    description: "Art von Aufgaben, Name eines Zeitplans oder Dienstes, Filiale, Gerät; eindeutig innerhalb von `area`",
  }),
  state: z.enum(HEALTH_STATES),
  title: z.string(),
  text: z.string().meta({ description: "Was ist, in einem Satz" }),
  advice: z.string().nullable().meta({ description: "Was zu tun ist; null, wenn nichts" }),
  branch: z.string().nullable(),
  jobs: z.enum(JOB_STATES).nullable().meta({ description: "Der Zustand der Aufgaben, die jemand ansehen muss" }),
  since: instant.nullable().meta({ description: "Seit wann es so ist, oder wann es zuletzt war" }),
  next: instant.nullable().meta({ description: "Wann ein Zeitplan das nächste Mal läuft" }),
});
export type HealthCheck = z.output<typeof healthCheck>;

export const healthReport = z.object({
  at: instant,
  version: z.string().meta({ description: "Die Version, die auf dem Server läuft" }),
  checks: z.array(healthCheck).meta({ description: "Was schlecht ist zuerst" }),
  returnedMails: returnedMails
    .nullable()
    .meta({ description: "E-Mails, die zurückkamen; null für alle, die nur von ihren Filialen erfahren" }),
});
export type HealthReport = z.output<typeof healthReport>;
