import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";

/**
 * What somebody has to notice: a print that is late, of unknown outcome, failed or expired; a printer without paper,
 * open, in trouble or silent; a display that is silent; a device that no message reaches any more.
 */
export const ALARM_KINDS = [
  "late",
  "unconfirmed",
  "failed",
  "expired",
  "paper-out",
  "cover-open",
  "printer-error",
  "printer-silent",
  "display-silent",
  "subscription-gone",
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** The kinds that tell of print jobs, which staff can print again or discard. */
export const JOB_ALARMS = ["late", "unconfirmed", "failed", "expired"] as const satisfies readonly AlarmKind[];

export const alarm = z.object({
  id: z.string().meta({ description: "Dieselbe, solange dasselbe nicht stimmt" }),
  kind: z.enum(ALARM_KINDS),
  branch: z.string(),
  device: z.string().nullable().meta({ description: "Das Gerät; bei einer Anzeige ihr Zugangsschlüssel" }),
  deviceName: z.string(),
  since: instant,
  jobs: z.array(z.object({ id: z.string(), title: z.string(), order: z.string().nullable() })),
  text: z.string().meta({ description: "Ein Satz, wie ihn Tresen und Küche zeigen" }),
});
export type Alarm = z.output<typeof alarm>;
