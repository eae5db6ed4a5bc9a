/** A draft in the list of what refers to something. */
export const DRAFT_OF_PAGE = "Entwurf der Seite";

export const DRAFT_MESSAGES = {
  missing: "Zu dieser Seite gibt es keinen Entwurf.",
  changed: "Der Entwurf wurde inzwischen von jemand anderem gespeichert.",
  outdated: "Die veröffentlichte Seite wurde geändert, nachdem dieser Entwurf begonnen wurde.",
  base: "So viele Fassungen hat diese Seite noch nicht.",
  tooLarge: "Der Entwurf ist zu groß. Bitte verteilen Sie den Inhalt auf mehrere Seiten.",
  notKept: "Der Inhalt dieser Fassung wird nicht mehr aufbewahrt.",
} as const;
