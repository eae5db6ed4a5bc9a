import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";

/** What a device last said of itself. */
export const deviceStatus = z.object({
  device: z.string(),
  /** Exact to the minute while nothing else changes. */
  lastSeenAt: instant.nullable(),
  paper: z.enum(["ok", "low", "out"]).nullable(),
  cover: z.enum(["closed", "open"]).nullable(),
  errorCode: z.string().nullable(),
  firmware: z.string().nullable(),
  battery: z.string().nullable(),
  hasKey: z.boolean().meta({ description: "Ob ein gültiger Schlüssel für das Gerät besteht" }),
  isOnline: z.boolean().meta({ description: "Ob es sich in den letzten zwei Minuten gemeldet hat" }),
  waiting: z.int().meta({ description: "Druckaufträge, die noch nicht gedruckt sind" }),
  troubled: z.int().meta({ description: "Druckaufträge, um die sich jemand kümmern muss" }),
});
export type DeviceStatus = z.output<typeof deviceStatus>;

/** A device is taken for silent when nothing was heard of it for so long: it is noted as seen once a minute. */
export const SILENT_AFTER = 2 * 60_000;
