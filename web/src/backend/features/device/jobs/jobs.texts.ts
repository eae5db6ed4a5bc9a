import type { PrintJobState } from "@tresen/contract/print/job/print-job.state";

const counted = (count: number): string => (count === 1 ? "1 Druck" : `${count} Drucke`);

export const JOBS_TEXTS = {
  paperHidden: "Der Beleg ist verborgen, weil Produkt- oder Kundendaten verborgen sind.",
  title: "Druckaufträge",
  hidden: "Druckaufträge sehen nur Personen mit dem Recht dazu.",
  loading: "Druckaufträge werden geladen",
  loadFailed: "Die Druckaufträge konnten nicht geladen werden.",
  unclear: "Ist das herausgekommen?",
  unclearText: "Der Drucker hat nicht gesagt, ob diese gedruckt sind. Bitte sehen Sie am Drucker nach.",
  unprinted: "Nicht gedruckt",
  unprintedText: "Verfallen, weil der Drucker sie nicht rechtzeitig geholt hat, oder vom Drucker als Fehler gemeldet.",
  open: "Warteschlange",
  nothingOpen: "Nichts wartet auf diesen Drucker.",
  unknown: "Was auf diesen Drucker wartet, ist gerade nicht bekannt.",
  history: "Verlauf",
  nothing: "Noch nichts gedruckt",
  nothingText: "Was dieser Drucker druckt, steht hier mit dem Bild des Papiers. Probieren Sie den Testdruck.",
  nothingSuch: "Keine Druckaufträge mit diesem Stand.",
  filter: "Stand",
  all: "Alle",
  more: "Weitere laden",
  loadingMore: "Wird geladen …",
  // The two words of the list of what was not printed; the first letter becomes a capital on the screen.
  printAll: "alle drucken",
  discardAll: "verwerfen",
  printAllLabel: "Alle drucken",
  discardAllLabel: "Verwerfen",
  /** Without a number while not all of them are loaded. */
  askPrintAll: (count: number | null): string => `${count === null ? "Alle Drucke" : counted(count)} jetzt drucken?`,
  printAllText: "Alles, was unter „Nicht gedruckt“ steht, kommt in die Warteschlange dieses Druckers.",
  askDiscardAll: (count: number | null): string => `${count === null ? "Alle Drucke" : counted(count)} verwerfen?`,
  discardAllText: "Alles, was unter „Nicht gedruckt“ steht, wird nicht mehr gedruckt.",
  allPrinted: (count: number): string =>
    count === 1 ? "1 Druck ist in der Warteschlange." : `${count} Drucke sind in der Warteschlange.`,
  allDiscarded: (count: number): string => (count === 1 ? "1 Druck ist verworfen." : `${count} Drucke sind verworfen.`),
  notAll: (count: number): string => `Bei ${counted(count)} ist es nicht gelungen.`,
  copy: "KOPIE",
  rerouted: "umgeleitet",
  copies: (count: number): string => `${count} Ausfertigungen`,
  created: (when: string): string => `erstellt ${when}`,
  finished: (when: string): string => `beendet ${when}`,
  order: "Bestellung",
  orderOf: (title: string): string => `Bestellung zu ${title}`,
  openPaper: (title: string): string => `Papier ansehen: ${title}`,
  preview: (title: string): string => `Das Papier von ${title}`,
  asText: "Als Text",
  pdf: "PDF",
  pdfFailed: "Das PDF konnte nicht geladen werden.",
  previewFailed: "Das Bild des Papiers konnte nicht geladen werden.",
  actionsOf: (title: string): string => `Aktionen für ${title}`,
  facts: {
    state: "Stand",
    document: "Druck",
    order: "Bestellung",
    created: "Erstellt",
    due: "Fällig",
    claimed: "Abgeholt",
    finished: "Beendet",
    expires: "Verfällt",
    copies: "Ausfertigungen",
    code: "Meldung des Druckers",
  },
  rerouteTitle: (title: string): string => `„${title}“ umleiten`,
  rerouteText: "Welcher Drucker soll es drucken? Auf dem bisherigen wird es nicht mehr gedruckt.",
  noOther: "In dieser Filiale gibt es keinen anderen aktiven Drucker.",
  printersFailed: "Die Drucker konnten nicht geladen werden.",
  askCameOut: "Ist es herausgekommen?",
  cameOutText: (title: string): string => `Sehen Sie am Drucker nach, ob „${title}“ ganz gedruckt ist.`,
} as const;

export const JOB_ACTION_LABELS = {
  reprint: "Nachdruck",
  print: "Drucken",
  reroute: "Umleiten",
  cancel: "Verwerfen",
  confirm: "Ist gedruckt",
  deny: "Nicht gedruckt",
  claim: "Hier drucken",
} as const;

/** What is said once an action is done. */
export const JOB_DONE: Readonly<Record<keyof typeof JOB_ACTION_LABELS, (title: string) => string>> = {
  reprint: (title) => `„${title}“ wird noch einmal gedruckt.`,
  print: (title) => `„${title}“ ist in der Warteschlange.`,
  reroute: (title) => `„${title}“ ist umgeleitet.`,
  cancel: (title) => `„${title}“ ist verworfen.`,
  confirm: (title) => `„${title}“ ist als gedruckt vermerkt.`,
  deny: (title) => `„${title}“ ist als nicht gedruckt vermerkt.`,
  claim: (title) => `„${title}“ wird hier gedruckt.`,
};

export const ACTION_FAILED = "Der Druckauftrag konnte nicht geändert werden.";

/** The states of the filter, what is looked for most first. */
export const FILTER_ORDER: readonly PrintJobState[] = ["printed", "unconfirmed", "failed", "expired", "cancelled"];
