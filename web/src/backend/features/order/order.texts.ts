import type { OrderState } from "@tresen/contract/order/order.state";
import { PAID_TEXTS } from "@tresen/contract/payment/paid.texts";

export const STATE_LABELS: Record<OrderState, string> = {
  pending: "Neu",
  confirmed: "In Arbeit",
  inDelivery: "Bereit / In Zustellung",
  completed: "Abgeschlossen",
  rejected: "Abgelehnt",
  canceled: "Storniert",
  failed: "Fehlgeschlagen",
};

/** States, worded for the order's method. */
export const METHOD_STATE_LABELS = {
  inDelivery: "In Zustellung",
  readyToServe: "Bereit zum Servieren",
  readyForPickup: "Abholbereit",
  delivered: "Zugestellt",
} as const;

/** Labels of the buttons, worded for the order's method. */
export const ACTION_LABELS = {
  confirm: "Bestätigen",
  confirmQuotation: "Anfrage annehmen",
  reject: "Ablehnen",
  counterAppointment: "Anderen Termin vorschlagen",
  startDelivery: "Zustellung starten",
  readyToServe: "Fertig zum Servieren",
  readyForPickup: "Abholbereit",
  delivered: "Zugestellt",
  served: "Serviert",
  complete: "Abschließen",
  cancel: "Stornieren",
} as const;

export const ORDER_TEXTS = {
  ordersLoading: "Bestellungen werden geladen",
  /** Labels of an order's data and of its buttons. */
  aboutTicket: ({ number, text }: { number: number; text: string }): string => `Ticket ${number}: ${text}`,
  actOnTicket: ({ number, action }: { number: number; action: string }): string => `${action}: Ticket ${number}`,
  unnamed: "Ohne Namen",
  /** Shown in place of a price. */
  quotation: "Anfrage",
  atTable: ({ method, table }: { method: string; table: string }): string => `${method}, Tisch ${table}`,
  refunded: (payment: string): string => `${payment} – ${PAID_TEXTS.refunded}`,
  paid: (payment: string): string => `${payment} – ${PAID_TEXTS.paid}`,
  awaitingPayment: (payment: string): string => `${payment} – ${PAID_TEXTS.waitingForPayment}`,
  proposed: (time: string): string => `Vorgeschlagen: ${time}`,
} as const;

export const TIME_TEXTS = {
  asSoonAsPossible: "so bald wie möglich",
  clock: (time: string): string => `${time} Uhr`,
  tomorrow: (time: string): string => `morgen ${time}`,
  minutes: (count: number): string => `${count} min`,
  /** From two hours on, minutes are omitted. */
  hours: (count: number): string => `${count} Std.`,
  hourAndMinutes: (minutes: number): string => `1 Std. ${minutes} min`,
  days: (count: number): string => (count === 1 ? "1 Tag" : `${count} Tage`),
  /** After "seit", "in" and "vor". */
  daysDative: (count: number): string => (count === 1 ? "1 Tag" : `${count} Tagen`),
  seconds: (count: number): string => `${count} s`,
} as const;

export const URGENCY_TEXTS = {
  justNow: "gerade eben",
  since: (duration: string): string => `seit ${duration}`,
  due: "jetzt fällig",
  dueIn: (duration: string): string => `in ${duration}`,
  overdue: (duration: string): string => `${duration} überfällig`,
} as const;
