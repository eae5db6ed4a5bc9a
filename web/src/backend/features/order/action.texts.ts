export const REJECT_TEXTS = {
  title: (ticket: number): string => `Ticket ${ticket} ablehnen`,
  reason: "Grund",
  message: "Nachricht an den Kunden",
  placeholder: "Grund auswählen oder eigenen eingeben",
  reasonRequired: "Bitte wählen Sie einen Grund oder geben Sie einen ein. Der Kunde liest ihn auf seiner Statusseite.",
} as const;

/** Reasons that can be chosen; the customer reads them on the status page. */
export const REJECT_REASONS = {
  noOffer: "Leider können wir Ihnen dafür kein Angebot machen.",
  tooMany: "Leider haben wir derzeit zu viele Bestellungen.",
  soldOut: "Leider ist ein Produkt Ihrer Bestellung ausverkauft.",
  tooFar: "Leider liegt Ihre Adresse außerhalb unseres Liefergebiets.",
  closing: "Leider schließen wir in Kürze.",
} as const;

export const COUNTER_APPOINTMENT_TEXTS = {
  title: (ticket: number): string => `Ticket ${ticket}: anderen Termin vorschlagen`,
  proposeTime: (time: string): string => `${time} vorschlagen`,
  proposeCount: (count: number): string => (count > 1 ? `${count} Termine vorschlagen` : "Vorschlagen"),
  chosen: "Vorgeschlagene Termine",
  add: "Hinzufügen",
  remove: (time: string): string => `${time} entfernen`,
  expiry: "Wie lange der Vorschlag gilt",
  expiresIn: (minutes: number): string =>
    `Der Vorschlag gilt ${minutes < 120 ? `${minutes} Minuten` : `${minutes / 60} Stunden`}`,
  expiryHint: "Danach wird die Bestellung storniert und eine Zahlung rückerstattet. Der Kunde wird vorher erinnert.",
  /** The text before and after the customer's requested time. */
  wanted: "Gewünscht:",
  customersChoice: ". Wählen Sie bis zu drei Termine. Der Kunde nimmt einen an oder storniert.",
  later: "Später um",
  minutesLater: (minutes: number): string => `+${minutes} min`,
  day: "Tag",
  time: "Uhrzeit",
} as const;

export const CANCEL_TEXTS = {
  title: (ticket: number): string => `Ticket ${ticket} stornieren?`,
  explanation:
    "Der Kunde sieht auf seiner Statusseite, dass die Bestellung storniert wurde. " +
    "Das lässt sich nicht rückgängig machen.",
} as const;

/** Texts of the dialog for an order that somebody else has changed. */
export const ORDER_CONFLICT_TEXTS = {
  title: (ticket: number): string => `Ticket ${ticket} wurde inzwischen geändert`,
  leave: "So lassen",
  understood: "Verstanden",
  actAnyway: (action: string): string => `Trotzdem: ${action}`,
  news: "Was inzwischen geschah",
  entry: ({ actor, time }: { actor: string; time: string }): string => `${actor}, ${time} Uhr`,
  quoted: (message: string): string => `„${message}“`,
  stateNow: "Die Bestellung ist jetzt:",
  notDone: (action: string): string => `„${action}“ wurde nicht ausgeführt.`,
  impossible: " Es ist in diesem Stand nicht mehr möglich.",
} as const;
