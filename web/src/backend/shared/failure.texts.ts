import type { Resource } from "@tresen/contract/kit/resource";
import { RESEND_FAILED } from "@tresen/contract/order/sent/sent.texts";
import { PAYMENT_CHECK_FAILED } from "@tresen/contract/payment/payment.texts";

export const FAILURES = {
  orders: "Bestellungen konnten nicht geladen werden.",
  order: "Bestellung konnte nicht geladen werden.",
  cancel: "Bestellung konnte nicht storniert werden.",
  status: "Bestellstatus konnte nicht geändert werden.",
  payment: PAYMENT_CHECK_FAILED,
  resend: RESEND_FAILED,
  statistics: "Statistik konnte nicht geladen werden.",
  config: "Konfiguration konnte nicht geladen werden.",
  saveConfig: "Konfiguration konnte nicht gespeichert werden.",
  part: "Dieser Teil der Seite konnte nicht geladen werden.",
  me: "Aktiver Benutzer konnte nicht geladen werden.",
} as const;

/** The id of a failed request, by which its log lines are found. */
export const requestText = (requestId: string): string => `Vorgang ${requestId}`;

const VERBS = { load: "geladen", create: "erstellt", update: "aktualisiert", remove: "gelöscht" } as const;

type Named = Pick<Resource, "one" | "many">;

/** The pattern of the specification's messages: `Tisch konnte nicht gelöscht werden.` */
export const oneFailed = ({ resource, verb }: { resource: Named; verb: keyof typeof VERBS }): string =>
  `${resource.one} konnte nicht ${VERBS[verb]} werden.`;

/** `Filialen konnten nicht geladen werden.` */
export const manyFailed = (resource: Named): string => `${resource.many} konnten nicht geladen werden.`;
