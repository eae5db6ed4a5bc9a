import type { OnAir } from "@tresen/contract/signage/playing/on-air";
import type { Weekday } from "@tresen/contract/kit/time";

const SHORT_DAYS: Readonly<Record<Weekday, string>> = {
  monday: "Mo",
  tuesday: "Di",
  wednesday: "Mi",
  thursday: "Do",
  friday: "Fr",
  saturday: "Sa",
  sunday: "So",
};

export const WEEK_TEXTS = {
  scroller: "Wochenplan, seitlich scrollbar",
  picture: "Wochenplan als Bild. Dieselben Sendezeiten stehen darunter als Liste.",
  hint:
    "Ziehen Sie mit der Maus über freie Stunden, um eine Sendezeit anzulegen. Ein Druck öffnet sie, Ziehen verschiebt " +
    "sie, an den Rändern wird sie länger oder kürzer.",
  list: "Sendezeiten",
  add: "Sendezeit hinzufügen",
  addTitle: "Neue Sendezeit",
  editTitle: "Sendezeit ändern",
  none: "Noch nichts geplant: es läuft immer das Füllprogramm.",
  noSegment: "Keine Filmsequenz gewählt",
  everyDay: "Täglich",
  days: SHORT_DAYS,
  undo: "Rückgängig",
  redo: "Wiederholen",
  edit: (what: string): string => `${what} ändern`,
  remove: "Entfernen",
  removeLabel: (what: string): string => `${what} entfernen`,
  removed: (what: string): string => `${what} wurde entfernt.`,
  moved: (what: string): string => `${what} wurde verschoben.`,
  apply: "Übernehmen",
  window: ({ from, to, isNextDay }: { from: string; to: string; isNextDay: boolean }): string =>
    `${from}–${to}${isNextDay ? " (+1)" : ""}`,
  priority: (priority: number): string => `Vorrang ${priority}`,
  continued: "Fortsetzung",
} as const;

export const OVERRIDE_TEXTS = {
  add: "Ausnahme hinzufügen",
  addTitle: "Neue Ausnahme",
  editTitle: "Ausnahme ändern",
  none: "Keine Ausnahmen: jede Woche läuft der Wochenplan.",
  past: (count: number): string => (count === 1 ? "1 vergangene Ausnahme" : `${count} vergangene Ausnahmen`),
  days: ({ from, to }: { from: string; to: string }): string => (from === to ? from : `${from} bis ${to}`),
  noDay: "Ohne Datum",
} as const;

const REASONS: Readonly<Record<OnAir["by"], string>> = {
  override: "Ausnahme",
  plan: "Wochenplan",
  filler: "Füllprogramm",
};

export const ON_AIR_TEXTS = {
  date: "Datum",
  time: "Uhrzeit",
  now: "Jetzt",
  branch: "Filiale",
  allBranches: "Ohne Filiale",
  met: "Alle Bedingungen als erfüllt ansehen",
  metHint: "Ohne Haken laufen Szenen mit Bedingung hier nicht, weil niemand weiß, wie es dann ist.",
  noFiller: "Wählen Sie ein Füllprogramm, dann ist hier zu sehen, was läuft.",
  incomplete: "Geben Sie Datum und Uhrzeit ein.",
  loading: "Wird geladen",
  segment: "Filmsequenz",
  scene: "Szene",
  why: "Warum",
  changes: "Nächster Wechsel",
  zone: (zone: string): string => `Uhrzeiten in der Zeitzone ${zone}`,
  reasons: REASONS,
  instead: "Füllprogramm, weil von der geplanten Filmsequenz nichts gezeigt werden kann",
  priority: ({ reason, priority }: { reason: string; priority: number }): string =>
    priority === 0 ? reason : `${reason}, Vorrang ${priority}`,
  nothing: "Nichts, was gezeigt werden kann. Der TV zeigt das Logo des Shops.",
  sceneUntil: ({ scene, until }: { scene: string; until: string }): string => `${scene} (bis ${until})`,
  changesAt: ({ at, to }: { at: string; to: string }): string => `${at}: ${to}`,
  never: "In den nächsten Wochen keiner",
} as const;
