export const CLOSING = "Tagesabschluss";
export const CLOSINGS_TITLE = "Tagesabschlüsse";
/** Has to stand beside the sums of what is paid when the goods are handed over: § 131b BAO, RKSV, § 146a AO, KassenSichV. */
export const NO_RECEIPT = "Kein Beleg im Sinne der RKSV/KassenSichV";

export const CLOSING_FAULTS = {
  branch: "Diese Filiale gibt es nicht.",
  missing: "Diesen Tagesabschluss gibt es nicht.",
  meanwhile: "Inzwischen hat jemand anderer die Filiale abgeschlossen. Bitte sehen Sie den neuen Stand an.",
  keyReused:
    "Der erste Versuch ist schon gebucht, mit anderen Angaben. Bitte schließen Sie das Fenster und sehen Sie nach.",
  reversed: "Der letzte Tag liegt vor dem ersten.",
  tooManyDays: "Bitte wählen Sie höchstens 400 Tage.",
  busy: "In der Filiale wird gerade sehr viel gebucht. Bitte versuchen Sie es gleich noch einmal.",
};

/** How a closing is called in lists and the log. */
export function closingTitle({ number }: { number: number }): string {
  return `${CLOSING} ${String(number)}`;
}
