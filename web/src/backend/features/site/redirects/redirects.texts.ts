export const REDIRECTS_TEXTS = {
  hits: "Aufrufe",
  lastHit: "Zuletzt aufgerufen",
  never: "nie",
  coveredBy: "Überdeckt von",
  state: "Wirkung",
  notYet: "Noch hat niemand diese Adresse aufgerufen.",
  used: ({ hits, at }: { hits: number; at: string }): string =>
    hits === 1 ? `1 Aufruf, am ${at}.` : `${hits.toLocaleString("de-AT")} Aufrufe, zuletzt am ${at}.`,
  counting: "Aufrufe innerhalb einer halben Minute zählen oft als einer, weil das Netz die Antwort so lange behält.",
  covered: (page: string): string => `Wird von der Seite „${page}“ überdeckt.`,
  coveredHint:
    "Unter diesem Pfad zeigt der Shop die Seite. Die Weiterleitung wirkt erst, wenn die Seite einen anderen Pfad hat, " +
    "nicht mehr öffentlich ist oder gelöscht wird.",
  free: "Unter diesem Pfad zeigt der Shop keine Seite.",
  unknown: "Sobald ein Pfad eingetragen ist, steht hier, ob ihn eine Seite überdeckt.",
  openPage: "Seite öffnen",
} as const;

export const OFFER_TEXTS = {
  title: "Weiterleitung von der alten Adresse anlegen?",
  movedTitle: "Die Seite hat eine neue Adresse",
  explanation: ({ name, from, to }: { name: string; from: string; to: string }): string =>
    `Die Seite „${name}“ stand unter /${from} und steht jetzt unter /${to}. Wer die alte Adresse gespeichert hat oder ` +
    "über eine Suchmaschine kommt, findet die Seite nur mit einer Weiterleitung.",
  notAllowed: "Weiterleitungen dürfen Sie nicht anlegen: Bitten Sie jemanden darum, der das darf.",
  create: "Weiterleitung anlegen",
  creating: "Wird angelegt …",
  without: "Ohne Weiterleitung",
  created: (path: string): string => `Die Weiterleitung von /${path} ist angelegt.`,
  failed: "Die Weiterleitung konnte nicht angelegt werden.",
} as const;
