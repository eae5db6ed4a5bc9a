import type { SentKind } from "./sent";

/** The specification's text for an order that cannot be printed. */
export const PRINT_FAILED = "Beleg konnte nicht gedruckt werden.";

/** The specification's text for a message about a new order that cannot be sent again. */
export const RESEND_FAILED = "Bestätigung konnte nicht versendet werden.";

/** The kitchen as a whole, where a branch has no station for a position. */
export const WHOLE_KITCHEN = "Küche";

/** How a ticket marks a position. */
export const SENT_KIND_LABELS: Readonly<Record<SentKind, string>> = {
  new: "NEU",
  changed: "GEÄNDERT",
  cancelled: "STORNO",
};
