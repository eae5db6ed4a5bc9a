import type { Weekday } from "../../kit/time";

export const STREAM_TITLES = { one: "Stream", many: "Streams" } as const;

export const WEEKDAY_LABELS: Readonly<Record<Weekday, string>> = {
  monday: "Montag",
  tuesday: "Dienstag",
  wednesday: "Mittwoch",
  thursday: "Donnerstag",
  friday: "Freitag",
  saturday: "Samstag",
  sunday: "Sonntag",
};

export const ORIENTATION_LABELS = { landscape: "Querformat", portrait: "Hochformat" } as const;

export const STREAM_FIELDS = {
  name: "Name",
  branch: "Filiale",
  branchHint: "Leer: für alle Filialen.",
  branchFilter: "Streams dieser Filiale und solche, die für alle Filialen gelten",
  tag: "Schlagwort einer Filmsequenz oder Szene",
  tagFilter: "Streams, die eine Filmsequenz oder Szene mit diesem Schlagwort spielen, auch in anderen Filmsequenzen",
  orientation: "Ausrichtung",
  isMuted: "Stumm",
  filler: "Füllprogramm",
  fillerHint: "Läuft, wenn sonst nichts geplant ist.",
  plan: "Wochenplan",
  planEntry: "Sendezeit",
  segment: "Filmsequenz",
  weekdays: "Wochentage",
  weekdaysHint: "Leer: an jedem Tag.",
  from: "von",
  to: "bis",
  toHint: "Vor dem Beginn: bis zu dieser Zeit am nächsten Tag. Von 00:00 bis 24:00: der ganze Tag.",
  priority: "Vorrang",
  priorityHint: "Bei gleicher Zeit läuft, was den höheren Vorrang hat.",
  overrides: "Ausnahmen",
  override: "Ausnahme",
  fromDate: "vom",
  toDate: "bis zum",
} as const;

export const STREAM_MESSAGES = {
  toDate: "Der letzte Tag liegt vor dem ersten.",
  noTime: "Beginn und Ende sind gleich. Der ganze Tag geht von 00:00 bis 24:00.",
} as const;
