import * as z from "zod";
import { instant } from "../kit/fields/instant-fields";

/**
 * `permanent`: the address takes no mails. `transient`: it took this one not, and may take others. `complaint`: whoever got
 * it has reported it as unwanted.
 */
export const RETURN_KINDS = ["permanent", "transient", "complaint"] as const;
export type ReturnKind = (typeof RETURN_KINDS)[number];

/** What a mail was about, as far as there is a screen for it. */
export const RETURN_SUBJECTS = ["orders", "customers", "users", "branches"] as const;
export type ReturnSubject = (typeof RETURN_SUBJECTS)[number];

export const returnedMail = z.object({
  at: instant,
  recipient: z.string().meta({ description: "Verkürzt" }),
  kind: z.enum(RETURN_KINDS),
  event: z.string().nullable().meta({ description: "Was die E-Mail sagte, wie bei Hintergrundaufgaben" }),
  subject: z.object({ resource: z.enum(RETURN_SUBJECTS), id: z.string() }).nullable(),
});
export type ReturnedMail = z.output<typeof returnedMail>;

export const returnedMails = z.object({
  count: z.int().min(0).meta({ description: "Wie viele es in den letzten 30 Tagen waren" }),
  mails: z.array(returnedMail).meta({ description: "Davon die letzten 50, neueste zuerst" }),
});
export type ReturnedMails = z.output<typeof returnedMails>;

/** Counts of mails within some days. */
export interface MailCounts {
  sent: number;
  /** Those that came back, without complaints. */
  returned: number;
  complained: number;
}

/** From this share of mails on that came back, SES reviews an account. */
const MUCH = 0.05;

/** How mails of a few days went. A single complaint is bad, since SES allows one in a thousand mails. */
export function stateOfMails({ sent, returned, complained }: MailCounts): "bad" | "odd" | "good" {
  if (complained > 0 || returned > MUCH * sent) return "bad";
  return returned > 0 ? "odd" : "good";
}
