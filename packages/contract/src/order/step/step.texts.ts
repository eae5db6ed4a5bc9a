import type { EscalationAction } from "./escalation-actions";

/** The author of the timeline's entries for what happens by itself. */
export const CLOCK_NAME = "Automatisch";
/** What the customer reads when nobody answered the order, unless the branch has a text of its own. */
export const DECLINED = "Leider konnten wir Ihre Bestellung nicht rechtzeitig annehmen.";
/** What the customer reads when a proposed time was not answered. */
export const OFFER_EXPIRED = "Der vorgeschlagene Termin wurde nicht rechtzeitig angenommen.";

export const ESCALATION_LABELS: Readonly<Record<EscalationAction, string>> = {
  sound: "Lauterer Ton am Tresen",
  device: "Zweites Gerät",
  sms: "SMS",
  mail: "E-Mail",
  decline: "Ablehnen und Geld zurückgeben",
};

export const escalationEntry = ({ action, to }: { action: EscalationAction; to?: string | undefined }): string =>
  to ? `${ESCALATION_LABELS[action]} an ${to}` : ESCALATION_LABELS[action];
