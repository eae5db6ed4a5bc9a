import type { CommandState, CommandType } from "../command/command.state";

export const TV_TITLES = { one: "TV", many: "TVs" } as const;

export const COMMAND_TYPE_LABELS: Readonly<Record<CommandType, string>> = {
  reload: "Neu laden",
  restart: "Player neu starten",
  showScene: "Szene zeigen",
  message: "Mitteilung zeigen",
  identify: "Nummer zeigen",
  volume: "Lautstärke",
  powerPlan: "Einschaltzeiten",
  screenshot: "Bild anfordern",
  clearCache: "Speicher leeren",
  update: "Player aktualisieren",
  sendLogs: "Log anfordern",
};

export const COMMAND_STATE_LABELS: Readonly<Record<CommandState, string>> = {
  queued: "wartet",
  delivered: "zugestellt",
  running: "läuft",
  done: "erledigt",
  failed: "fehlgeschlagen",
  expired: "abgelaufen",
  aborted: "abgebrochen",
};

export const TV_STATE_LABELS = {
  unpaired: "nicht verbunden",
  online: "online",
  offline: "offline",
} as const;

export const TV_FIELDS = {
  name: "Name",
  branch: "Filiale",
  department: "Abteilung",
  place: "Standort",
  placeHint: "Wo der Bildschirm hängt, etwa über der Theke.",
  stream: "Stream",
  streamHint: "Leer: der TV zeigt das Logo des Shops.",
  group: "Gruppe",
  groupHint: "TVs einer Gruppe wechseln ihre Szenen gemeinsam und bekommen Befehle auf einmal.",
  orientation: "Ausrichtung",
  size: "Größe",
  width: "Breite in Bildpunkten",
  height: "Höhe in Bildpunkten",
  powerHours: "Einschaltzeiten",
  /** What a screen is outside of its hours. */
  outside: "aus",
  powerHoursHint: "Außerhalb ist der Bildschirm schwarz. Leer: immer an.",
  volume: "Lautstärke in Prozent",
  wall: "Bildwand",
  wallHint: "Der TV zeigt seinen Teil eines Bildes, das über mehrere TVs geht.",
  columns: "Spalten",
  rows: "Zeilen",
  column: "Spalte dieses TVs",
  row: "Zeile dieses TVs",
  isEnabled: "Aktiv",
  status: "Zustand",
  command: "Befehl",
  screen: "Bildschirm",
} as const;

export const TV_MESSAGES = {
  wallColumn: "Die Spalte liegt außerhalb der Bildwand.",
  wallRow: "Die Zeile liegt außerhalb der Bildwand.",
  departmentBranch: "Diese Abteilung gehört zu einer anderen Filiale.",
  noPicture: "Von diesem TV gibt es noch kein Bild. Der Befehl „Bild anfordern“ holt eines.",
  noJpeg: "Das ist kein Bild im Format JPEG.",
  idsOrGroup: "Bitte nennen Sie entweder einzelne TVs oder eine Gruppe.",
  streamBranch: "Dieser Stream gehört zu einer anderen Filiale.",
} as const;

/** The specification's texts. */
export const COMMAND_FAILED = "Befehl konnte nicht ausgeführt werden.";
export const ABORT_FAILED = "Befehl konnte nicht abgebrochen werden.";
export const COMMAND_MESSAGES = {
  open: "Der TV hat noch einen anderen Befehl.",
  none: "Der TV hat keinen offenen Befehl.",
  busy: "Der Befehl wurde gerade von jemand anderem geändert. Bitte versuchen Sie es noch einmal.",
  scene: "Diese Szene gibt es nicht.",
  sceneDisabled: "Diese Szene ist nicht aktiv.",
  sceneBranch: "Diese Szene wird in der Filiale dieses TVs nicht gezeigt.",
  id: "Diese Kennung hat schon ein anderer Befehl dieses TVs.",
} as const;
