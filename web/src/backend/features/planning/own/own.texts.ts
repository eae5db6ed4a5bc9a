export const OWN_TEXTS = {
  intro: "Ihre veröffentlichten Schichten der nächsten vier Wochen, und offene, die Sie übernehmen können.",
  stamp: "Mit dem Telefon stempeln",
  mine: "Meine Schichten",
  noneOfMine: "Für die nächsten vier Wochen ist nichts für Sie veröffentlicht.",
  changed: (before: string): string => `Geändert, bisher ${before}`,
  open: "Offene Schichten",
  noneOpen: "Derzeit gibt es keine offenen Schichten.",
  take: "Übernehmen",
  overlaps: (when: string): string => `Überschneidet sich mit Ihrer Schicht ${when}.`,
  taken: "Die Schicht gehört jetzt Ihnen.",
  takeTitle: (when: string): string => `Schicht übernehmen: ${when}`,
  takeAnyway: "Trotzdem übernehmen",
  takeLoadFailed: "Was die Schicht für Sie bedeutet, konnte nicht geladen werden.",
  fresh: "durch diese Schicht",
  away: "An diesen Tagen sind Sie abwesend. Die Schicht können Sie deshalb nicht übernehmen.",
  takeFailed: "Die Schicht konnte nicht übernommen werden.",
  consent: (paragraph: string): string =>
    `Diese Schicht wurde später mitgeteilt, als das Gesetz verlangt (${paragraph}). Sind Sie einverstanden?`,
  cancelled: "Abgesagt",
  cancelConsent: (paragraph: string): string =>
    `Diese Schicht wurde später abgesagt, als das Gesetz verlangt (${paragraph}). Sind Sie mit der Absage einverstanden?`,
  agree: "Einverstanden",
  refuse: "Nicht einverstanden",
  refuseTitle: "Mit der Schicht nicht einverstanden?",
  refuseText: (when: string): string => `${when}. Ihre Antwort wird gespeichert und lässt sich hier nicht mehr ändern.`,
  answers: { agreed: "Sie haben zugestimmt.", refused: "Sie haben abgelehnt." },
  cancelAnswers: { agreed: "Sie haben der Absage zugestimmt.", refused: "Sie haben die Absage abgelehnt." },
  answerFailed: "Ihre Antwort konnte nicht gespeichert werden.",
  loadFailed: "Ihre Schichten konnten nicht geladen werden.",
  breakMinutes: (minutes: number): string => `${String(minutes)} Min. Pause`,
} as const;

export const CALENDAR_TEXTS = {
  title: "Im eigenen Kalender",
  intro:
    "Mit einer geheimen Adresse abonnieren Sie Ihre Schichten im Kalender Ihres Telefons oder Computers. Wer die Adresse kennt, sieht Ihre Schichten.",
  create: "Adresse erzeugen",
  renew: "Neue Adresse erzeugen",
  renewText: "Die bisherige Adresse gilt dann nicht mehr. Kalender, die sie verwenden, bekommen keine Schichten mehr.",
  remove: "Adresse zurücknehmen",
  address: "Adresse zum Abonnieren",
  once: "Die Adresse wird nur jetzt gezeigt.",
  copy: "Kopieren",
  copied: "Adresse kopiert.",
  since: (at: string): string => `Seit ${at} gibt es eine Adresse.`,
  failed: "Die Adresse des Kalenders konnte nicht geändert werden.",
} as const;

export const MESSAGES_TEXTS = {
  title: "Wie ich Nachrichten bekomme",
  intro:
    "Über den Dienstplan, Schichttausch, Abwesenheiten und Zeitkorrekturen. Wer so nicht erreicht wird, bekommt eine E-Mail.",
  noMail: "Bei Ihrem Konto ist keine E-Mail-Adresse eingetragen.",
  noPhone: "Dafür braucht Ihr Konto eine Telefonnummer mit Ländervorwahl (+43 …), und der Shop muss SMS senden.",
  pushHint: "Im Browser oder in der App, auch wenn keine Seite offen ist.",
  push: "Diese Browser bekommen die Nachrichten. Sie nennen keine Zeiten, da sie auch auf gesperrten Bildschirmen stehen.",
  saved: "Gespeichert.",
  loadFailed: "Ihre Einstellung konnte nicht geladen werden.",
  failed: "Ihre Einstellung konnte nicht gespeichert werden.",
} as const;

export const WISH_TEXTS = {
  title: "Wann ich arbeiten kann",
  intro: "Ihre Wünsche sieht, wer den Dienstplan macht. Sie sind kein Anspruch und kein Urlaub.",
  weekdays: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  choices: { none: "keine Angabe", yes: "verfügbar", no: "nicht verfügbar" },
  note: (day: string): string => `Bemerkung zu ${day}`,
  notePlaceholder: "Bemerkung, etwa „ab 14 Uhr“",
  days: "Einzelne Tage",
  day: "Tag",
  add: "Tag hinzufügen",
  remove: (day: string): string => `${day} entfernen`,
  saved: "Wünsche gespeichert.",
  loadFailed: "Ihre Wünsche konnten nicht geladen werden.",
  failed: "Ihre Wünsche konnten nicht gespeichert werden.",
  conflict: "Ihre Wünsche wurden inzwischen anderswo geändert. Ihre Eingaben sind noch da.",
  saveOver: "Trotzdem speichern",
} as const;
