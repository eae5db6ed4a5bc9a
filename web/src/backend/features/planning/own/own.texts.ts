export const OWN_TEXTS = {
  intro: "Ihre veröffentlichten Schichten der nächsten vier Wochen, und offene, die Sie übernehmen können.",
  mine: "Meine Schichten",
  noneOfMine: "Für die nächsten vier Wochen ist nichts für Sie veröffentlicht.",
  open: "Offene Schichten",
  noneOpen: "Derzeit gibt es keine offenen Schichten.",
  take: "Übernehmen",
  taken: "Die Schicht gehört jetzt Ihnen.",
  takeFailed: "Die Schicht konnte nicht übernommen werden.",
  consent: (paragraph: string): string =>
    `Diese Schicht wurde später mitgeteilt, als das Gesetz verlangt (${paragraph}). Sind Sie einverstanden?`,
  agree: "Einverstanden",
  refuse: "Nicht einverstanden",
  answers: { agreed: "Sie haben zugestimmt.", refused: "Sie haben abgelehnt." },
  answerFailed: "Ihre Antwort konnte nicht gespeichert werden.",
  loadFailed: "Ihre Schichten konnten nicht geladen werden.",
  breakMinutes: (minutes: number): string => `${String(minutes)} Min. Pause`,
} as const;
