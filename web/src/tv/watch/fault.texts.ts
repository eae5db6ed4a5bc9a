/** Why a scene or a command failed on a screen, for the staff who read it in the back-office. */
export const FAULT_TEXTS = {
  late: "Die Szene war nach einigen Sekunden noch nicht zu sehen.",
  drawing: "Die Szene konnte nicht gezeichnet werden.",
  picture: "Ein Bild konnte nicht angezeigt werden.",
  video: "Das Video konnte auf diesem Bildschirm nicht abgespielt werden.",
  stalled: "Das Video ist stehen geblieben.",
  offline: "Ohne Internet kann die Webseite nicht gezeigt werden.",
  nothingToSell: "Von der Karte wird gerade nichts verkauft.",
  fileGone: "Eine Datei fehlt im Speicher. Sie wird neu geladen.",
  full: "Der Speicher ist voll.",
  network: "Die Dateien konnten nicht geladen werden.",
  corrupt: "Eine Datei kam beschädigt an. Sie wird noch einmal geladen.",
  stoodStill: (seconds: number): string => `Der Bildschirm stand ${seconds} Sekunden still.`,
  outdated: "Was die Szene zeigt, kann falsch sein: Die Uhrzeit ist nicht bekannt, oder die Preise sind zu alt.",
  noScene: "Diese Szene kann auf diesem TV gerade nicht gezeigt werden.",
  dark: "Der Bildschirm ist gerade schwarz: ausgeschaltet oder außerhalb der Einschaltzeiten.",
  command: "Der Bildschirm konnte den Befehl nicht ausführen.",
} as const;
