import type { FindingSeverity } from "@tresen/contract/site/findings/page-findings";

export const PUBLISH_TEXTS = {
  title: "Seite veröffentlichen",
  text: "Besucher sehen sie dann so, wie die Vorschau sie zeigt.",
  hiddenText: "Die Fassung wird gespeichert; die Seite bleibt nicht öffentlich.",
  when: "Wann",
  now: "Jetzt",
  later: "Zu einem Zeitpunkt",
  frozen:
    "Veröffentlicht wird der Entwurf, wie er jetzt ist. Was Sie danach ändern, gehört nicht dazu. Ändert jemand vorher " +
    "die veröffentlichte Seite, wird nichts überschrieben.",
  publish: "Jetzt veröffentlichen",
  plan: "Veröffentlichung planen",
  publishing: "Wird veröffentlicht …",
  planning: "Wird geplant …",
  published: "Seite veröffentlicht.",
  planned: (at: string): string => `Veröffentlichung für ${at} geplant.`,
  failed: "Die Seite konnte nicht veröffentlicht werden.",
  somebody: "jemandem",
  conflict: ({ name, at }: { name: string; at: string }): string => `Zuletzt gespeichert von ${name}, ${at}.`,
} as const;

export const REDIRECT_QUESTION_TEXTS = {
  label: (from: string): string => `Weiterleitung von /${from} anlegen`,
  why: ({ from, to }: { from: string; to: string }): string =>
    `Die Seite zieht von /${from} nach /${to}. Die Weiterleitung entsteht mit der Veröffentlichung und nicht vorher.`,
  notAllowed: ({ from, to }: { from: string; to: string }): string =>
    `Die Seite zieht von /${from} nach /${to}. Weiterleitungen dürfen Sie nicht anlegen: Bitten Sie jemanden darum, der ` +
    "das darf, sonst führt die alte Adresse ins Leere.",
} as const;

export const PLANNED_SITE_TEXTS = {
  dialog: "Geplante Veröffentlichungen",
  waiting: (at: string): string =>
    `Für ${at} ist eine Veröffentlichung geplant. Was Sie jetzt ändern, gehört nicht dazu.`,
  failedAt: (at: string): string => `Die für ${at} geplante Veröffentlichung ist nicht geschehen.`,
  look: "Ansehen",
  nothing: "Es ist nichts mehr geplant.",
} as const;

const SEVERITY_LABELS: Readonly<Record<FindingSeverity, string>> = {
  error: "Fehler",
  warning: "Warnung",
  hint: "Hinweis",
};

export const FINDINGS_TEXTS = {
  title: "Vor dem Veröffentlichen",
  checking: "Die Seite wird geprüft …",
  none: "Es ist nichts aufgefallen.",
  failed: "Links und Bilder konnten nicht geprüft werden.",
  severity: (severity: FindingSeverity): string => SEVERITY_LABELS[severity],
  section: (place: number): string => `Abschnitt ${place}`,
  page: "Seite",
  goTo: (place: string): string => `${place} zeigen`,
} as const;

export const HEAD_TEXTS = {
  search: "So zeigen es Suchmaschinen",
  share: "So zeigen es Messenger beim Teilen",
  noDescription: "Ohne Beschreibung zeigen Suchmaschinen einen Ausschnitt der Seite.",
  noPicture: "Kein Bild",
} as const;
