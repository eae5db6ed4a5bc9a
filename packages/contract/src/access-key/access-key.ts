import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";

/** What a key opens, one purpose each: the guests' board, the kitchen display, printers, time terminals, TVs and tablets. */
export const KEY_PURPOSES = [
  "frontdesk",
  "backoffice",
  "cloudprnt",
  "epson-sdp",
  "print-agent",
  "time",
  "tv",
  "tablet",
] as const;
export type KeyPurpose = (typeof KEY_PURPOSES)[number];

/** The purposes of keys that are told to whoever makes them. A tablet has its key in a cookie, where nobody reads it. */
export const TOLD_PURPOSES = KEY_PURPOSES.filter((purpose) => purpose !== "tablet");
export type ToldPurpose = (typeof TOLD_PURPOSES)[number];
/** The purposes of displays that show orders. */
export const DISPLAY_PURPOSES = ["frontdesk", "backoffice"] as const satisfies readonly KeyPurpose[];
export type DisplayPurpose = (typeof DISPLAY_PURPOSES)[number];
/** The purposes that a page under `/display` can be paired for with a code: the same with time terminals and TVs. */
export const SCREEN_PURPOSES = [...DISPLAY_PURPOSES, "time", "tv"] as const satisfies readonly KeyPurpose[];
export type ScreenPurpose = (typeof SCREEN_PURPOSES)[number];
/** The same with tablets, on which people sign in. */
export const PAIRED_PURPOSES = [...SCREEN_PURPOSES, "tablet"] as const satisfies readonly KeyPurpose[];
export type PairedPurpose = (typeof PAIRED_PURPOSES)[number];

/** A key as the back-office lists it, without the key itself. */
export const accessKey = z.object({
  id: z.string(),
  name: z.string(),
  branch: z.string(),
  purpose: z.enum(KEY_PURPOSES),
  subject: z.string().nullable().meta({ description: "Wozu er gehört, etwa ein Drucker" }),
  hint: z
    .string()
    .meta({ description: "Die letzten vier Zeichen; leer, bis eine verbundene Anzeige ihn abgeholt hat" }),
  createdAt: instant,
  lastUsedAt: instant.nullable().meta({ description: "Auf die Stunde genau" }),
  validUntil: instant.nullable(),
  /** Until when the key before the last rotation is accepted. */
  formerUntil: instant.nullable().meta({ description: "Bis wann der vorige Schlüssel noch gilt" }),
  revokedAt: instant.nullable(),
});
export type AccessKey = z.output<typeof accessKey>;

/** The same with what is to be done before a terminal for time tracking serves everybody. */
export const listedKey = accessKey.extend({
  withoutPin: z.int().optional().meta({
    description: "An einem gültigen Terminal der Zeiterfassung: wie viele Personen der Filiale noch keine PIN haben",
  }),
});
export type ListedKey = z.output<typeof listedKey>;

/** The only answer that contains the key. */
export const createdKey = accessKey.extend({ key: z.string() });
export type CreatedKey = z.output<typeof createdKey>;
