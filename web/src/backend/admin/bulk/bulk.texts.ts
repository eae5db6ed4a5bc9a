import type { BulkAction } from "@tresen/contract/bulk/bulk.actions";
import type { BulkOutcome, BulkView } from "@tresen/contract/bulk/bulk.view";
import { isOpenJob } from "@tresen/contract/job/job.state";
import { writesFile } from "./writes-file";

const numbers = new Intl.NumberFormat("de-DE");
/** A size in bytes, like `12 kB` or `3,4 MB`. */
const sizeText = (size: number): string =>
  size < 1_000_000
    ? `${numbers.format(Math.ceil(size / 1000))} kB`
    : `${numbers.format(Math.round(size / 100_000) / 10)} MB`;
const entries = (count: number): string => (count === 1 ? "1 Eintrag" : `${numbers.format(count)} Einträge`);

/** How many records are meant: null where nobody knows it, except that there are more than so many. */
interface Told {
  count: number | null;
  least?: number | undefined;
}
const over = (least: number): string => (least > 0 ? ` (über ${numbers.format(least)})` : "");
const toldEntries = ({ count, least = 0 }: Told): string =>
  count !== null ? entries(count) : `Alle passenden Einträge${over(least)}`;

export const JOBS_TEXTS = {
  none: "Noch keine Vorgänge",
  noneHint: "Hier finden Sie Änderungen, Importe und Exporte vieler Einträge wieder, die Sie starten.",
  toList: (many: string): string => `Zur Liste „${many}“`,
  toTemplate: (name: string): string => `Zur Vorlage „${name}“`,
  all: "Alle eigenen Vorgänge",
  startedBy: ({ name, at }: { name: string; at: string }): string => `Gestartet von ${name}, ${at}`,
  loadFailed: "Der Vorgang konnte nicht geladen werden.",
  listFailed: "Die Vorgänge konnten nicht geladen werden.",
  gone: "Diesen Vorgang gibt es nicht mehr, oder jemand anderer hat ihn gestartet.",
  download: "Herunterladen",
  ready: ({ title, counts }: { title: string; counts: string }): string => `Fertig: ${title}, ${counts}.`,
  ended: ({ title, counts }: { title: string; counts: string }): string => `${title}: ${counts}.`,
  endedWithoutCounts: ({ title, state }: { title: string; state: string }): string => `${title}: ${state}`,
} as const;

const TITLES: Readonly<Record<BulkAction, string>> = {
  update: "ändern",
  plan: "zu einem Zeitpunkt ändern",
  remove: "löschen",
  import: "importieren",
  export: "exportieren",
  draw: "als Bilder ausgeben",
  undo: "wiederherstellen",
  unplan: "doch nicht ändern",
};

/** `Produkte ändern` */
export function jobTitle({ action, many, isDryRun = false }: { action: BulkAction; many: string; isDryRun?: boolean }) {
  return `${many} ${TITLES[action]}${isDryRun ? " (Probelauf)" : ""}`;
}

const DONE: Readonly<Record<BulkAction, readonly [real: string, tried: string]>> = {
  update: ["geändert", "können geändert werden"],
  plan: ["geplant", "können geplant werden"],
  remove: ["gelöscht", "können gelöscht werden"],
  import: ["übernommen", "können übernommen werden"],
  export: ["exportiert", "können exportiert werden"],
  draw: ["gezeichnet", "können gezeichnet werden"],
  undo: ["wiederhergestellt", "können wiederhergestellt werden"],
  unplan: ["abgesagt", "können abgesagt werden"],
};

const percents = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2, signDisplay: "always" });

export const WHAT_TEXTS = {
  at: (at: string): string => `ab ${at}`,
  drawing: (template: string): string => `Bilder aus „${template}“`,
  /** `Produkte ändern: Preis +10 %` */
  title: ({ title, what }: { title: string; what: readonly string[] }): string =>
    what.length > 0 ? `${title}: ${what.join(", ")}` : title,
  percent: ({ title, percent }: { title: string; percent: number }): string =>
    `${title} ${percents.format(percent)}\u00A0%`,
  amount: ({ title, amount, isMore }: { title: string; amount: string; isMore: boolean }): string =>
    `${title} ${isMore ? "+" : "-"}${amount}`,
} as const;

/** `12 geändert, 3 unverändert, 1 abgelehnt` */
export function jobCounts({
  action,
  changed,
  unchanged,
  refused,
  flawed = 0,
  isDryRun,
}: Pick<BulkView, "action" | "changed" | "unchanged" | "refused" | "flawed" | "isDryRun">): string {
  const [real, tried] = DONE[action];
  const parts = [
    `${numbers.format(changed)} ${isDryRun ? (changed === 1 ? tried.replace("können", "kann") : tried) : real}`,
    ...(unchanged > 0 ? [`${numbers.format(unchanged)} unverändert`] : []),
    ...(refused > 0 ? [`${numbers.format(refused)} ${action === "draw" ? "nicht möglich" : "abgelehnt"}`] : []),
    ...(flawed > 0 ? [flawed === 1 ? "1 mit Hinweis" : `${numbers.format(flawed)} mit Hinweisen`] : []),
  ];
  return parts.join(", ");
}

/** `4 von 61` */
const of = ({ done, total }: Pick<BulkView, "done" | "total">): string =>
  `${numbers.format(done)} von ${numbers.format(total)}`;

/** Whether it is worth telling what came of the records: a file that was not made says nothing of them. */
export function hasCounts(view: BulkView): boolean {
  return !isOpenJob(view.state) && view.done > 0 && !(view.state === "canceled" && writesFile(view));
}

/** What a job is at, in one sentence. */
export function jobSentence(view: BulkView): string {
  const { state, total, done, isDryRun, reason, action, cancelAskedAt } = view;
  if (isOpenJob(state)) {
    if (cancelAskedAt !== undefined) return "Wird abgebrochen …";
    if (done === 0 && total === 0)
      return action === "export" ? "Der Export wird vorbereitet …" : "Einträge werden gesucht …";
    if (done === 0 && state === "waiting") return "Es geht gleich los …";
    const part = total > 0 ? of(view) : entries(done);
    if (action === "draw") return done === total ? "Die Datei wird erstellt …" : `${part} gezeichnet …`;
    return isDryRun ? `${part} geprüft …` : `${part} bearbeitet …`;
  }
  if (state === "canceled") {
    // Of what was drawn or collected nothing is left without a file.
    if (writesFile(view))
      return done === 0 ? "Abgebrochen. Es gibt keine Datei." : `Abgebrochen nach ${of(view)}. Es gibt keine Datei.`;
    if (done === 0) return "Abgebrochen, bevor etwas erledigt war.";
    return `Abgebrochen nach ${of(view)}. Was bis dahin erledigt war, bleibt.`;
  }
  if (state !== "done") return reason ?? "Der Vorgang ist fehlgeschlagen.";
  if (total === 0) return "Es gab keine Einträge dazu.";
  if (isDryRun) return "Geprüft, noch nichts geändert.";
  return cancelAskedAt === undefined ? "Fertig." : "Fertig. Der Abbruch kam zu spät.";
}

export const JOB_TEXTS = {
  /** When planned changes happen. @param at in words. */
  plannedFor: (at: string): string => `Ab ${at}`,
  progress: "Fortschritt",
  leave: "Sie können diese Seite verlassen: Der Vorgang läuft weiter.",
  cancel: "Abbrechen",
  canceling: "Wird abgebrochen …",
  cancelFailed: "Der Vorgang konnte nicht abgebrochen werden.",
  undo: "Rückgängig machen",
  undoing: (title: string): string => `Rückgängig: ${title}`,
  undoFailed: "Der Vorgang konnte nicht rückgängig gemacht werden.",
  toUndone: "Zum rückgängig gemachten Vorgang",
  toUndoing: "Wurde rückgängig gemacht",
  download: ({ name, size }: { name: string; size: number }): string => `${name} herunterladen (${sizeText(size)})`,
  fileKept: "Die Datei steht sieben Tage lang bereit.",
  startFailed: "Der Vorgang konnte nicht gestartet werden.",
} as const;

export const OUTCOME_LABELS: Readonly<Record<BulkOutcome, string>> = {
  changed: "geändert",
  created: "angelegt",
  removed: "gelöscht",
  planned: "geplant",
  unplanned: "abgesagt",
  unchanged: "unverändert",
  refused: "abgelehnt",
  drawn: "gezeichnet",
  flawed: "gezeichnet, mit Hinweis",
};

/** What is said of a record that is again as it was before. */
export const UNDONE_LABELS: Readonly<Record<BulkOutcome, string>> = {
  ...OUTCOME_LABELS,
  changed: "wiederhergestellt",
  created: "wiederhergestellt",
};

/** What a trial says of a record that would be changed. */
export const TRIAL_LABELS: Readonly<Record<BulkOutcome, string>> = {
  ...OUTCOME_LABELS,
  changed: "wird geändert",
  planned: "wird geplant",
  created: "wird angelegt",
  removed: "wird gelöscht",
};

/** What a trial says of a record in which an amount becomes 0 or very different. */
export const DRASTIC_LABEL = "starke Änderung";

export const REPORT_TEXTS = {
  title: "Bericht",
  show: "Anzeigen",
  all: "Alle Einträge",
  refused: (count: number): string => `Nur abgelehnte (${numbers.format(count)})`,
  flawed: (count: number): string => `Nur mit Hinweis (${numbers.format(count)})`,
  line: (line: number): string => `Zeile ${line}`,
  untitled: "Ohne Namen",
  more: "Mehr anzeigen",
  loadFailed: "Der Bericht konnte nicht geladen werden.",
  referring: "Verweist darauf:",
  none: "Der Bericht enthält keine Einträge.",
  field: (title: string): string => `${title}:`,
  moreChanges: (count: number): string => (count === 1 ? "1 weiteres Feld" : `${count} weitere Felder`),
} as const;

export const EDIT_TEXTS = {
  open: "Bearbeiten",
  title: (told: Told): string => `${toldEntries(told)} bearbeiten`,
  addField: "Feld hinzufügen",
  removeField: (title: string): string => `Feld „${title}“ nicht ändern`,
  hint: "Nur die Felder, die Sie hier hinzufügen, werden geändert. Ein leeres Feld leert es in allen Einträgen.",
  start: (told: Told): string => `${toldEntries(told)} ändern`,
  way: (title: string): string => `${title}: wie ändern`,
  newValue: (title: string): string => `${title}: neuer Wert`,
  by: {
    percent: (title: string): string => `${title} um Prozent ändern`,
    amount: (title: string): string => `${title} um einen Betrag ändern`,
  },
  signHint: "Etwa 5 oder -2,5. Ein leerer Betrag bleibt leer; Preise von Optionen bleiben, wie sie sind.",
  rounding: (title: string): string => `${title} runden`,
  /** @param cents a step of cents, or the cents in which the amount ends. */
  roundedTo: (cents: string): string =>
    cents === "1"
      ? "Auf den Cent"
      : cents === "10"
        ? "Auf 10 Cent (…,x0)"
        : cents.length > 1
          ? `Auf …,${cents}`
          : `Auf ${cents} Cent`,
  direction: (title: string): string => `${title}: Richtung der Rundung`,
  directions: { nearest: "Zum nächsten, die Hälfte nach oben", up: "Immer aufrunden", down: "Immer abrunden" },
  ways: {
    set: "Neue Werte statt der bisherigen",
    add: "Werte hinzufügen",
    remove: "Werte entfernen",
  },
  check: "Vorschau",
  back: "Zurück zur Eingabe",
  when: "Wann",
  whens: { now: "Ab sofort", later: "Ab einem Tag und einer Uhrzeit" },
  plannedHint:
    "Neue Beträge werden jetzt berechnet und in der Vorschau gezeigt. Ändert bis dahin jemand dasselbe Feld, bleibt der " +
    "Eintrag, wie er ist: Das steht dann in seinem Formular und in den Hintergrundaufgaben.",
  plan: (told: Told): string => `${toldEntries(told)} zu dieser Zeit ändern`,
  /** What is said of amounts that become 0 or very different, before they change. */
  drastic: (count: number): string =>
    count === 1
      ? "Bei einem Eintrag wird ein Betrag 0 oder ändert sich um mehr als die Hälfte."
      : `Bei ${numbers.format(count)} Einträgen wird ein Betrag 0 oder ändert sich um mehr als die Hälfte.`,
  drasticTitle: "Beträge wirklich so stark ändern?",
  undoable: "Sie können die Änderung danach rückgängig machen.",
} as const;

export const REMOVAL_TEXTS = {
  title: (told: Told): string => `${toldEntries(told)} löschen?`,
  titleOf: (label: string): string => `„${label}“ löschen?`,
  /** The title when the removal has begun: how many are removed is told by its report. */
  started: "Einträge löschen",
  checking: "Es wird geprüft, was auf die Einträge verweist …",
  removable: ({ count, total }: { count: number; total: number }): string =>
    count === total
      ? count === 1
        ? "Der Eintrag kann gelöscht werden. Nichts verweist darauf."
        : `Alle ${numbers.format(count)} Einträge können gelöscht werden. Nichts verweist darauf.`
      : count === 0
        ? total === 1
          ? "Der Eintrag kann nicht gelöscht werden."
          : "Keiner dieser Einträge kann gelöscht werden."
        : `${numbers.format(count)} von ${numbers.format(total)} Einträgen ` +
          `${count === 1 ? "kann" : "können"} gelöscht werden.`,
  undoable: "Sie können das danach rückgängig machen.",
  refused: "Diese bleiben bestehen:",
  start: (count: number): string => `${entries(count)} löschen`,
} as const;

export const EXPORT_TEXTS = {
  open: "Export",
  title: (many: string): string => `${many} exportieren`,
  format: "Format",
  csv: "CSV, für alle Tabellenprogramme",
  xlsx: "Excel (XLSX)",
  scope: "Einträge",
  selected: ({ count, least = 0 }: Told): string =>
    count === null ? `Alle passenden Einträge${over(least)}` : `Ausgewählte Einträge (${numbers.format(count)})`,
  matching: ({ count, least = 0 }: Told): string =>
    `Alle, die Suche und Filter zeigen${count === null ? over(least) : ` (${numbers.format(count)})`}`,
  /** What is exported where no records are chosen. */
  meant: ({ count, least = 0 }: Told): string =>
    count === null
      ? `Exportiert werden alle Einträge, die Suche und Filter zeigen${over(least)}.`
      : `Exportiert ${count === 1 ? "wird" : "werden"} ${entries(count)}: alles, was Suche und Filter zeigen.`,
  columns: "Spalten",
  shown: (count: number): string => `Angezeigte Spalten (${count})`,
  every: (count: number): string => `Alle Spalten, die in eine Tabelle passen (${count})`,
  own: "Spalten auswählen",
  start: "Datei erstellen",
  preparing: "Die Einträge werden gesammelt …",
} as const;
