export const PASSWORD_TEXTS = {
  changed: "Passwort geändert. Auf anderen Geräten sind Sie abgemeldet.",
  explanation: "Auf allen anderen Geräten werden Sie damit abgemeldet.",
  failed: "Passwort konnte nicht geändert werden.",
  current: "Bisheriges Passwort",
  chosen: "Neues Passwort",
  advice: (least: number): string =>
    `Mindestens ${least} Zeichen. Gut sind mehrere Wörter, die nichts miteinander zu tun haben.`,
  repeated: "Neues Passwort wiederholen",
  different: "Die beiden neuen Passwörter sind nicht gleich.",
  changing: "Wird geändert …",
} as const;
