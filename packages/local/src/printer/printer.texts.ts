import type { PrinterState, Protocol } from "./printer-store";

/** Texts of the section for virtual printers. */
export const PRINTER_TEXTS = {
  title: "Drucker",
  introduction:
    "Diese Drucker sprechen mit der Plattform wie echte: Sie fragen ihre Adresse ab, drucken und melden das Ergebnis.",
  none: "Noch ist kein Drucker verbunden.",
  columns: ["Drucker", "Zustand", "Drucke", "Aktionen"],
  address: "Adresse eines Druckers",
  name: "Name",
  connect: "Virtuellen Drucker verbinden",
  disconnect: "Trennen",
  papers: "Papier ansehen",
  noPapers: "Noch ist nichts herausgekommen.",
  restart: "Neu starten",
  lose: "Antwort verlieren",
  torn: "Abgerissen: Der Druck brach ab.",
  cut: "Schnitt",
};

export const PROTOCOL_NAMES: Readonly<Record<Protocol, string>> = {
  cloudprnt: "Star CloudPRNT",
  "epson-sdp": "Epson Server Direct Print",
};

/** What each switch of a printer is called, by whether it is on. */
export const SWITCH_LABELS = {
  paper: { on: "Papier nachfüllen", off: "Papier leer" },
  cover: { on: "Deckel zu", off: "Deckel auf" },
  slow: { on: "Wieder schnell", off: "Langsam" },
  power: { on: "Einschalten", off: "Ausschalten" },
} as const;

export function papersTitle(name: string): string {
  return `Papier aus „${name}“`;
}

/** @returns the states that differ from a printer that is well. */
export function stateTexts({ paper, cover, isOff, isSlow, losesNext, report }: PrinterState): string[] {
  const found = [
    isOff && "ausgeschaltet",
    paper === "out" && "Papier leer",
    cover === "open" && "Deckel offen",
    isSlow && "langsam",
    losesNext && "verliert die nächste Antwort",
    report && "Ergebnis noch nicht gemeldet",
  ].filter((text) => typeof text === "string");
  return found.length > 0 ? found : ["bereit"];
}

const CHANGED = { done: "Der Drucker ist umgestellt.", unknown: "Diesen Drucker gibt es nicht mehr." };
const FAILED = "Der Drucker konnte nicht umgestellt werden.";

export const PRINTER_OUTCOMES = {
  change: { ...CHANGED, failed: FAILED },
  connect: {
    done: "Der Drucker ist verbunden und fragt ab jetzt nach Aufträgen.",
    unknown:
      "Das ist keine Adresse eines Druckers: Sie steht einmal auf der Seite des Geräts, wenn ihr Schlüssel entsteht.",
    failed: "Der Drucker konnte nicht verbunden werden.",
  },
  disconnect: { ...CHANGED, done: "Der Drucker ist getrennt.", failed: FAILED },
};
