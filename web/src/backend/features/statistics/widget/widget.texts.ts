/** What counts when, in the words of every chart about orders. */
const ORDERS =
  "Eine Bestellung zählt an dem Tag, an dem sie bei der Filiale einging, nach deren Kalender: online bezahlte, sobald die Zahlung freigegeben ist, unbeantwortete sofort, Angebote erst, wenn sie angenommen sind. Wird sie später geändert, storniert, abgelehnt oder erstattet, ändern sich die Zahlen dieses Tages.";
const REFUNDS =
  "Ein Betrag, der erstattet wird, ohne dass sich Positionen ändern, senkt den Umsatz, aber nicht die Zahlen der Produkte.";
const CONSENT =
  "Gezählt werden nur Besuche mit Einwilligung, ohne Bots. Nach der Art der Bestellung wird hier nicht gefiltert.";
const MONEY =
  "Umsatz ist, was Waren und Lieferung nach Erstattungen einbringen, mit Steuer. Pfand, Spenden und Trinkgeld stehen daneben und sind nicht enthalten. Tagesabschlüsse werden nie nachträglich geändert: Was später kommt, steht im nächsten.";

/** The titles of widgets, and what their figures say and do not say. The keys are kept in saved dashboards. */
export const WIDGET_TEXTS = {
  today: {
    title: "Heute",
    note: `Stand jetzt, alle 20 Sekunden neu. ${ORDERS} Überfällig ist eine offene Bestellung, deren vereinbarte oder zugesagte Zeit vorbei ist, und eine, die niemand rechtzeitig beantwortet hat.`,
  },
  revenue: { title: "Umsatz", note: `${MONEY} ${ORDERS}` },
  orders: { title: "Bestellungen", note: ORDERS },
  orderTimes: {
    title: "Bestellungen nach Stunde und Wochentag",
    note: `${ORDERS} Die Stunde ist die der Uhr in der Filiale.`,
  },
  products: {
    title: "Produkte",
    note: `Menge und Umsatz je Produkt und Einheit, mit dem Namen, unter dem es zuletzt verkauft wurde. ${ORDERS} ${REFUNDS}`,
  },
  options: {
    title: "Optionen",
    note: `Wie oft eine Option gewählt wurde. Freie Texte zählen nicht. ${ORDERS}`,
  },
  categories: {
    title: "Kategorien",
    note: `Ein Produkt zählt in der ersten Kategorie, in der es jetzt steht, auch für vergangene Tage. ${ORDERS}`,
  },
  methods: { title: "Bestellarten", note: `${MONEY} ${ORDERS}` },
  payments: {
    title: "Zahlungsarten",
    note: `Eine Bestellung mit zwei Zahlungsarten steht bei beiden. Was über einen Link noch offen ist, zählt mit. ${MONEY} ${ORDERS}`,
  },
  taxes: { title: "Steuersätze", note: `${MONEY} ${ORDERS}` },
  areas: {
    title: "Liefergebiete",
    note: `Gebiete mit Grenze stehen auf der Karte, die übrigen in der Liste darunter. Eine Bestellung kennt ihr Gebiet mit dem Namen, den es damals hatte; seit einer Umbenennung stehen frühere Bestellungen in der Liste. ${ORDERS}`,
  },
  donations: { title: "Spenden", note: `Spenden sind nicht im Umsatz enthalten. ${ORDERS}` },
  cancellations: {
    title: "Stornierungen",
    note: "Hier zählt der Tag, an dem storniert oder abgelehnt wurde. Aus Umsatz und Bestellungen fällt die Bestellung an dem Tag, an dem sie einging. Tagesabschlüsse werden nie nachträglich geändert.",
  },
  cancelReasons: {
    title: "Gründe für Stornierungen",
    note: "Hier zählt der Tag, an dem storniert oder abgelehnt wurde.",
  },
  ratings: {
    title: "Bewertungen",
    note: "Eine Bewertung zählt an dem Tag, an dem sie abgegeben wurde, mit ihren Sternen für „Gesamt“.",
  },
  comments: {
    title: "Bewertungen mit Kommentar",
    note: "Was zu den neuesten 100 Bewertungen des Zeitraums geschrieben wurde. Kommentare bleiben verborgen, solange Kundendaten verborgen sind.",
  },
  customers: {
    title: "Kunden",
    note: `Neu ist, wer vor dieser Bestellung nicht bekannt war. Wer ohne wiedererkennbare Angaben bestellt, steht unter „unbekannt“. ${ORDERS}`,
  },
  waiting: {
    title: "Wartezeiten",
    note: `Von der Bestellung bis fertig oder unterwegs, ohne Bestellungen mit Termin. Eingehalten ist eine zugesagte oder vereinbarte Zeit bis fünf Minuten danach. ${ORDERS}`,
  },
  visitors: {
    title: "Tagesbesucher",
    note: `Besucher werden nur innerhalb eines Tages wiedererkannt. Wer an mehreren Tagen kommt, zählt an jedem: Gezeigt werden Summe und Mittel der Tagesbesucher. Die Filialen ergeben zusammen nicht den Shop. ${CONSENT}`,
  },
  pageViews: {
    title: "Seitenaufrufe",
    note: `${CONSENT} Ältere Tage wurden nach Weltzeit (UTC) gezählt, ohne Uhrzeit und ohne Besucher.`,
  },
  visitorTimes: {
    title: "Besuche nach Stunde und Wochentag",
    note: `Die Filialen ergeben zusammen nicht den Shop. ${CONSENT}`,
  },
  pages: {
    title: "Seiten",
    note: `Bekannte Seiten des Shops, alle übrigen unter „Andere Seiten“. Besucher sind Tagesbesucher. ${CONSENT}`,
  },
  funnel: {
    title: "Vom Besuch zur Bestellung",
    note: "Gezählt werden nur Besuche mit Einwilligung. Es gibt deshalb mehr Bestellungen, als hier stehen. Besuche sind Tagesbesucher.",
  },
  staff: {
    title: "Zeit je Mitarbeiter",
    note: "Gearbeitete und geplante Stunden. Sie erscheinen, sobald Arbeitszeit erfasst wird.",
  },
} as const;

export const COLUMN_TEXTS = {
  day: "Tag",
  hour: "Stunde",
  week: "Woche ab",
  month: "Monat ab",
  comparedAt: "Vergleich mit",
  previous: "Zeitraum davor",
  year: "Jahr davor",
  revenue: "Umsatz",
  orders: "Bestellungen",
  canceled: "Stornierungen",
  visitors: "Tagesbesucher",
  views: "Aufrufe",
  page: "Seite",
  product: "Produkt",
  amount: "Menge",
  unit: "Einheit",
  positions: "Positionen",
  option: "Option",
  step: "Schritt",
  count: "Anzahl",
  category: "Kategorie",
  method: "Bestellart",
  payment: "Zahlungsart",
  rate: "Steuersatz",
  net: "Netto",
  tax: "Steuer",
  gross: "Brutto",
  area: "Liefergebiet",
  branch: "Filiale",
  donatee: "Empfänger",
  donated: "Spenden",
  reason: "Grund",
  rating: "Bewertung",
  ticket: "Ticket",
  comment: "Kommentar",
  customer: "Kunden",
  minutes: "Minuten",
  weekday: "Wochentag",
  sum: "Gesamt",
  stage: "Schritt",
  share: "Anteil am Beginn",
  person: "Mitarbeiter",
  worked: "Gearbeitet (Stunden)",
  planned: "Geplant (Stunden)",
  hourOfDay: (hour: number): string => `${hour} Uhr`,
} as const;

export const FIGURE_TEXTS = {
  none: "ohne Kategorie",
  unknownPerson: "unbekannt",
  onSite: "Rest vor Ort",
  stars: (count: number): string => (count === 1 ? "1 Stern" : `${count} Sterne`),
  waited: ({ from, to }: { from: number; to: number | null }): string =>
    to === null ? `ab ${from} min` : `${from} bis ${to} min`,
  weekFrom: (date: string): string => `Woche ab ${date}`,
  at: ({ day, time }: { day: string; time: string }): string => `${day} ${time}`,
} as const;

export const WEEKDAY_TEXTS = [
  { long: "Montag", short: "Mo" },
  { long: "Dienstag", short: "Di" },
  { long: "Mittwoch", short: "Mi" },
  { long: "Donnerstag", short: "Do" },
  { long: "Freitag", short: "Fr" },
  { long: "Samstag", short: "Sa" },
  { long: "Sonntag", short: "So" },
] as const;

/** Paths that the shop has no page at are counted as one. */
export const OTHER_LABELS = { other: "Andere Seiten" } as const;

export const REASON_LABELS = {
  canceled: "vom Personal storniert",
  rejected: "abgelehnt",
  declined: "nicht rechtzeitig beantwortet",
  customer: "vom Kunden abgesagt",
} as const;

export const CUSTOMER_LABELS = { fresh: "neu", returning: "wiederkehrend", unknown: "unbekannt" } as const;

export const STAGE_LABELS = {
  visitors: "Besuche",
  carts: "Etwas im Warenkorb",
  checkouts: "Zur Kasse",
  purchases: "Bestellt",
} as const;

export const QUESTION_LABELS: Readonly<Record<string, string>> = {
  rating: "Gesamt",
  foodRating: "Essen",
  serviceRating: "Service",
  processRating: "Ablauf",
};

export const HEAD_TEXTS = {
  dailyVisitors: (count: string): string => `${count} Tagesbesucher`,
  consent: "Nur Besuche mit Einwilligung.",
  noComments: "In diesem Zeitraum hat niemand etwas zu seiner Bewertung geschrieben.",
  waitingAxes: "Nach rechts die Minuten bis fertig oder unterwegs, nach oben die Bestellungen.",
  noTime: "Es ist noch keine Arbeitszeit erfasst.",
  ratedOrders: (count: number): string =>
    `Mittel aller Fragen aus ${count === 1 ? "1 Bewertung" : `${count} Bewertungen`}`,
  mean: (mean: string): string => `im Mittel ${mean} am Tag`,
  net: (net: string, tax: string): string => `netto ${net}, Steuer ${tax}`,
  beside: ({ deposits, donations, tips }: { deposits: string; donations: string; tips: string }): string =>
    `Daneben: Pfand ${deposits}, Spenden ${donations}, Trinkgeld ${tips}`,
  canceledGross: (gross: string): string => `${gross} entgangen`,
  waited: (mean: string): string => `Mittel ${mean} min`,
  promised: (mean: string): string => `zugesagt ${mean} min`,
  kept: ({ kept, late }: { kept: string; late: string }): string => `${kept} eingehalten, ${late} verspätet`,
  rated: (mean: string): string => `${mean} von 5`,
  question: ({ label, mean }: { label: string; mean: string }): string => `${label} ${mean}`,
  more: (percent: number): string => `+${percent} %`,
  less: (percent: number): string => `−${percent} %`,
  same: "unverändert",
  against: ({ change, from, to }: { change: string; from: string; to: string }): string =>
    `${change} gegenüber ${from} – ${to}`,
  noComparison: ({ from, to }: { from: string; to: string }): string => `${from} – ${to}: nichts zum Vergleichen`,
} as const;
