import type { PlanType } from "@tresen/contract/plan/plan.view";

/** A day and a time of day. */
export const MOMENT_TEXTS = {
  date: "Tag",
  time: "Uhrzeit",
  zone: (zone: string): string => `Zeitzone: ${zone}`,
  past: "Bitte geben Sie einen Zeitpunkt in der Zukunft an.",
  noTime: "Bitte geben Sie Tag und Uhrzeit an.",
} as const;

const NOUN: Readonly<Record<PlanType, string>> = { publish: "Veröffentlichung", fields: "Änderung" };

export const PLANNED_TEXTS = {
  title: "Geplant",
  endangered:
    "Wenn Sie jetzt veröffentlichen, ist die Seite eine andere als beim Planen. Das Geplante wird dann nicht " +
    "ausgeführt: Sagen Sie es ab, und planen Sie es danach neu.",
  what: ({ type, at }: { type: PlanType; at: string }): string => `${NOUN[type]} am ${at}`,
  by: (name: string): string => `von ${name}`,
  redirect: "mit Weiterleitung von der alten Adresse",
  failed: (type: PlanType): string => (type === "publish" ? "Nicht veröffentlicht" : "Nicht geändert"),
  running: "Wird gerade ausgeführt",
  move: "Verschieben",
  moveTo: ({ type, at }: { type: PlanType; at: string }): string => `${NOUN[type]} am ${at} verschieben`,
  keepTime: "Neuen Zeitpunkt speichern",
  cancel: "Absagen",
  cancelOf: ({ type, at }: { type: PlanType; at: string }): string => `${NOUN[type]} am ${at} absagen`,
  dismiss: "Ausblenden",
  dismissOf: ({ type, at }: { type: PlanType; at: string }): string => `Gescheiterte ${NOUN[type]} am ${at} ausblenden`,
  moved: (at: string): string => `Auf ${at} verschoben.`,
  canceled: (type: PlanType): string => `Geplante ${NOUN[type]} abgesagt.`,
  dismissed: "Ausgeblendet.",
  changeFailed: (type: PlanType): string => `Die geplante ${NOUN[type]} konnte nicht geändert werden.`,
  loadFailed: "Was geplant ist, konnte nicht geladen werden.",
} as const;
