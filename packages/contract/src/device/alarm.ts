import * as z from "zod";
import { ALARM_KINDS } from "./alarm-kinds";
import { instant } from "../kit/fields/instant-fields";

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
