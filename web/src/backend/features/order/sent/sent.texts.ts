import type { SentReason } from "@tresen/contract/order/sent/sent";

export const SENT_TEXTS = {
  title: "Küche und Stationen",
  nothing: "Nichts mitgeteilt.",
  failed: "Was mitgeteilt wurde, konnte nicht geladen werden.",
  print: "Drucken",
  printed: "Küche und Stationen bekommen die ganze Bestellung noch einmal.",
  of: (name: string): string => `${name}:`,
} as const;

/** What a message did, after its time: `18:02 Uhr neu`. */
export const SENT_REASON_LABELS: Readonly<Record<SentReason, string>> = {
  begun: "neu",
  changed: "geändert",
  cancelled: "storniert",
  print: "noch einmal",
};
