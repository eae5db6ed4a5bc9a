/** The sections of the configuration that have more than fields, by their titles in its definition. */
export const SECTIONS = {
  look: "Darstellung",
  messages: "Nachrichten",
  payment: "Zahlung",
  map: "Karte",
  privacy: "Datenschutz",
} as const;

export const LOOK_TEXTS = {
  title: "So sieht der Shop damit aus",
  frame: "Vorschau des Shops mit diesen Einstellungen",
  note: "Zeigt Ihre Speisekarte, wie Sie die Felder gerade ausfüllen. Im Shop gilt das erst nach dem Speichern.",
  width: "Breite der Vorschau",
  widths: { phone: "Telefon", desktop: "Bildschirm" },
  scheme: "Farben der Vorschau",
  schemes: { light: "Hell", dark: "Dunkel" },
} as const;

const ratioText = (ratio: number): string =>
  `${(Math.floor(ratio * 10) / 10).toLocaleString("de", { minimumFractionDigits: 1 })} : 1`;

export const CONTRAST_TEXTS = {
  title: "Kontrast",
  allPass: "Alles ist gut lesbar.",
  failing: (count: number): string =>
    count === 1
      ? "An einer Stelle ist er mit dieser Farbe zu gering."
      : `An ${count} Stellen ist er mit dieser Farbe zu gering.`,
  ratio: ratioText,
  needed: (ratio: number): string => `nötig sind ${ratioText(ratio)}`,
  uses: {
    onWhite: "Weiße Schrift auf dieser Farbe",
    onBlack: "Schwarze Schrift auf dieser Farbe",
    "light.control": "Knöpfe auf hellem Grund",
    "light.text": "Links und Preise in dieser Farbe auf hellem Grund",
    "dark.control": "Knöpfe auf dunklem Grund",
    "dark.text": "Links und Preise in dieser Farbe auf dunklem Grund",
    "light.line": "Linie über der Fußzeile auf hellem Grund",
    "dark.line": "Linie über der Fußzeile auf dunklem Grund",
  },
  /** What the shop does by itself where the colour cannot be read. */
  instead: (shade: string): string => `Der Shop nimmt dort von selbst ${shade}.`,
  faint: "Die Linie ist dort kaum zu sehen. Sie ist nur Schmuck.",
  take: (shade: string): string => `${shade} übernehmen`,
  nearest: "Nächste Farbe, die überall auf hellem Grund lesbar ist:",
} as const;

export const SERVICE_TEXTS = {
  title: "Testen",
  failed: "Der Test konnte nicht gestartet werden.",
  progressFailed: "Wie es um die Nachricht steht, konnte nicht geladen werden. Gesendet wird sie trotzdem.",
  testing: "Wird geprüft …",
  mail: "Testmail an mich senden",
  mailNote: "Geht an Ihre eigene Adresse, mit dem Namen des Shops, der gerade im Feld steht.",
  sms: "Test-SMS senden",
  smsTo: "Nummer für die Test-SMS",
  smsNote: "Geht vom Absender aus, der gerade im Feld steht. Jede SMS kostet.",
  payment: (name: string): string => `Schlüssel von ${name} prüfen`,
  paymentNote:
    "Fragt den Anbieter mit den Schlüsseln, die auf dem Server hinterlegt sind. Es wird nichts gezahlt und nichts verändert.",
  paymentFailed: "Der Schlüssel konnte nicht geprüft werden.",
  results: {
    works: "Der Anbieter nimmt die Schlüssel an.",
    refused: "Der Anbieter lehnt die Schlüssel ab. Bitte hinterlegen Sie gültige.",
    silent: "Der Anbieter antwortet gerade nicht. Ob die Schlüssel gelten, ist daher ungewiss.",
    unset: "Es sind keine gültigen Schlüssel hinterlegt.",
  },
  modes: { live: "Echtbetrieb: Es wird wirklich gezahlt.", test: "Testbetrieb: Es fließt kein Geld." },
  said: (reason: string): string => `Antwort des Anbieters: ${reason}`,
  map: "Karte prüfen",
  mapNote: "Lädt die Kartenstile mit dem Schlüssel, der gerade im Feld steht, so wie es der Shop im Browser tut.",
  mapUnset: "Kein Kartenstil und kein Schlüssel: Der Shop zeigt die mitgelieferte Karte.",
  mapInvalid: "Bitte berichtigen Sie zuerst die Felder der Karte.",
  mapParts: { light: "Heller Stil", dark: "Dunkler Stil" },
  mapWorks: "Der Kartenanbieter liefert den Stil.",
  mapRefused: (status: number): string =>
    status === 401 || status === 403
      ? `Der Kartenanbieter lehnt den Schlüssel ab (${status}). Vielleicht gilt er nicht für diese Adresse des Shops.`
      : status === 404
        ? "Diesen Kartenstil gibt es beim Anbieter nicht (404)."
        : `Der Kartenanbieter antwortet mit einem Fehler (${status}).`,
  mapNoStyle: "Die Antwort des Kartenanbieters ist kein Kartenstil.",
  mapSilent: "Der Kartenanbieter ist nicht erreichbar.",
} as const;
