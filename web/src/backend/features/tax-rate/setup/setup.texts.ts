export const SETUP_TEXTS = {
  title: "Sätze einrichten",
  presets: "Sätze des Landes",
  presetsHint:
    "Sätze mit Namen wechseln an dem Tag, den das Gesetz nennt. Prüfen Sie mit Ihrer Steuerberatung, welche für Ihre Waren gelten.",
  country: "Land",
  create: (name: string): string => `${name} anlegen`,
  createShort: "Anlegen",
  exists: "Schon vorhanden",
  creating: "Wird angelegt …",
  createFailed: "Der Satz konnte nicht angelegt werden.",
  from: (day: string): string => `ab ${day}`,
  source: (law: string): string => `Quelle: ${law}`,
  numbers: "Zahlen, die noch verwendet werden",
  numbersHint:
    "Diese Produkte und Liefergebiete haben eine Zahl statt eines Satzes mit Namen. Vorgeschlagen ist der Satz, der heute denselben Wert hat: Heute ändert sich also nichts.",
  none: "Alle Produkte und Liefergebiete haben Sätze mit Namen.",
  noRates: "Legen Sie zuerst Sätze an.",
  loading: "Produkte werden gelesen …",
  loadFailed: "Produkte und Filialen konnten nicht gelesen werden.",
  caption: "Zahlen nach Feld",
  use: "Feld",
  rate: "Zahl",
  count: "Verwendet von",
  replacement: "Satz mit Namen",
  replacementOf: ({ use, rate }: { use: string; rate: string }): string => `Satz mit Namen statt ${rate} bei ${use}`,
  keep: "Nicht ändern",
  products: (count: number): string => (count === 1 ? "1 Produkt" : `${count} Produkte`),
  areas: (count: number): string => (count === 1 ? "1 Liefergebiet" : `${count} Liefergebiete`),
  apply: "Übernehmen",
  applying: "Wird übernommen …",
  applyFailed: "Das konnte nicht übernommen werden.",
  branchesDone: (count: number): string =>
    count === 1
      ? "Die Liefergebiete einer Filiale wurden geändert."
      : `Die Liefergebiete von ${count} Filialen wurden geändert.`,
  branchFailed: ({ name, reason }: { name: string; reason: string }): string => `${name}: ${reason}`,
  different: "hat heute einen anderen Wert",
};
