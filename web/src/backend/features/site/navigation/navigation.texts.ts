import type { Step } from "./tree";

export const NAVIGATION_TEXTS = {
  place: "Stelle im Shop",
  otherPlace: "Andere Kennung",
  other: "Kennung",
  otherHint: "Der Shop zeigt nur die drei Navigationen mit einer festen Stelle.",
  add: "Hinzufügen:",
  types: { home: "Startseite", site: "Seite", branch: "Filiale", link: "Link" },
  addType: (type: string): string => `Eintrag hinzufügen: ${type}`,
  empty: "Noch keine Einträge. Fügen Sie unten den ersten hinzu.",
  unnamed: "Ohne Beschriftung",
  hidden: "ausgeblendet",
  handle: (name: string): string => `${name} verschieben`,
  handleHint: "Ziehen, oder mit den Pfeiltasten: auf, ab, rechts einrücken, links ausrücken",
  steps: {
    up: (name: string): string => `${name} nach oben`,
    down: (name: string): string => `${name} nach unten`,
    in: (name: string): string => `${name} einrücken`,
    out: (name: string): string => `${name} ausrücken`,
  } satisfies Record<Step, (name: string) => string>,
  remove: (name: string): string => `${name} entfernen`,
  removed: ({ name, below }: { name: string; below: number }): string =>
    below === 0
      ? `${name} wurde entfernt.`
      : below === 1
        ? `${name} wurde mit einem Unterpunkt entfernt.`
        : `${name} wurde mit ${below} Unterpunkten entfernt.`,
  undo: "Rückgängig",
  moved: ({
    name,
    place,
    count,
    above,
  }: {
    name: string;
    place: number;
    count: number;
    above: string | null;
  }): string =>
    `${name} steht jetzt an Stelle ${place} von ${count}${above === null ? ", erste Ebene" : `, unter ${above}`}.`,
  fixed: (name: string): string => `${name} kann nicht weiter in diese Richtung.`,
  level: (level: number): string => `Ebene ${level}`,
} as const;

export const DEAD_TEXTS = {
  removed: { site: "Die Seite gibt es nicht mehr.", branch: "Die Filiale gibt es nicht mehr." },
  hidden: { site: "Die Seite ist nicht öffentlich.", branch: "Die Filiale ist nicht öffentlich." },
  unset: { site: "Es ist keine Seite gewählt.", branch: "Es ist keine Filiale gewählt.", link: "Die Adresse fehlt." },
  heading: "Er führt nirgendwohin und ist nur eine Überschrift.",
  notShown: "Der Shop zeigt den Eintrag nicht.",
  summary: (count: number): string =>
    count === 1 ? "Ein Eintrag führt nirgendwohin." : `${count} Einträge führen nirgendwohin.`,
} as const;
