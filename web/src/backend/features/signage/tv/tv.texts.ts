import { TV_STATE_LABELS } from "@tresen/contract/signage/tv/tv.texts";

export const STATE_LABELS = { ...TV_STATE_LABELS, off: "ausgeschaltet" } as const;

export const TV_PAGE_TEXTS = {
  state: "Zustand",
  lastSeen: "Zuletzt gemeldet",
  never: "noch nie",
  shows: "Gemeldete Szene",
  planned: "Zeigt laut Plan",
  onAir: "Läuft laut Plan",
  logo: "Logo des Shops",
  byCommand: (scene: string): string => `${scene} (durch einen Befehl)`,
  dark: "nichts: außerhalb der Einschaltzeiten",
  showsOf: ({ scene, segment }: { scene: string; segment: string }): string => `${scene} (${segment})`,
  showsNothing: "nichts",
  picture: "Zeichnung des Bildschirms",
  newPicture: "Neues Bild anfordern",
  firstPicture: "Bild anfordern",
  pictureAt: (ago: string): string => `Vom Player gezeichnet, ${ago}`,
  command: "Letzter Befehl",
  commandState: ({ type, state }: { type: string; state: string }): string => `${type}: ${state}`,
  noCommand: "noch keiner",
  version: "Version",
  resolution: "Auflösung",
  resolutionOf: ({ width, height }: { width: number; height: number }): string => `${width} × ${height}`,
  otherResolution: "Der Bildschirm hat eine andere Größe als eingetragen.",
  storage: "Speicher",
  storageOf: ({ used, quota, share }: { used: string; quota: string; share: number }): string =>
    `${used} von ${quota} belegt (${share} %)`,
  week: "Sieben Tage ohne Internet",
  weekOf: ({ needed, quota }: { needed: string; quota: string }): string => `brauchen ${needed} von ${quota}`,
  weekTooLarge: "Das passt nicht in den Speicher dieses TVs. Kürzere oder weniger Videos brauchen weniger Platz.",
  notPersistent: "Der Browser darf den Speicher leeren, wenn der Platz knapp wird.",
  clock: "Uhr",
  clockRight: "geht richtig",
  clockFast: (by: string): string => `geht ${by} vor`,
  clockSlow: (by: string): string => `geht ${by} nach`,
  sound: "Ton",
  soundBlocked: "vom Browser gesperrt",
  soundFree: "erlaubt",
  manifest: "Inhalt",
  loading: "wird gerade geladen",
  whole: "vollständig",
  troubles: "Nicht gezeigte Szenen",
  connect: "Bildschirm verbinden",
  /** Of a TV that plays nothing. */
  absent: {
    unpaired: "Dieser TV ist noch mit keinem Bildschirm verbunden. Befehle warten, bis er sich meldet.",
    offline: "Dieser TV meldet sich nicht. Befehle warten, bis er wieder online ist.",
    off: "Dieser TV ist nicht aktiv. Sein Bildschirm bleibt schwarz und spielt von selbst weiter, sobald er aktiv ist.",
  },
  loadingState: "Stand wird geladen",
  loadFailed: "Der Stand des TVs konnte nicht geladen werden.",
  seconds: (seconds: string): string => `${seconds} s`,
} as const;

export const COMMAND_TEXTS = {
  menu: "Befehl geben",
  menuOf: (name: string): string => `Befehl für ${name}`,
  groupAction: "Befehl an Gruppe",
  chosenAction: "Befehl geben",
  type: "Befehl",
  group: "Gruppe",
  noGroups: "Noch gehört kein TV zu einer Gruppe. Tragen Sie die Gruppe in den TVs ein.",
  scene: "Szene",
  minutes: "Für Minuten",
  text: "Text",
  volume: "Lautstärke in Prozent",
  send: "Senden",
  sending: "Wird gesendet …",
  toGroup: ({ group, count }: { group: string; count: number }): string =>
    count === 1 ? `Gruppe ${group}, 1 TV` : `Gruppe ${group}, ${count} TVs`,
  toChosen: (count: number): string => (count === 1 ? "An 1 TV" : `An ${count} TVs`),
  tooMany: (most: number): string => `Höchstens ${most} TVs auf einmal.`,
  loading: "TVs werden geladen",
  loadFailed: "Die TVs konnten nicht geladen werden.",
  results: "Ergebnis je TV",
  given: "Befehl wartet auf den TV",
  summary: ({ given, count }: { given: number; count: number }): string =>
    `${given} von ${count} TVs haben den Befehl.`,
  open: "Der TV hat noch einen Befehl. Ein anderer kann ihn ablösen.",
  replaces: (type: string): string =>
    `Der TV hat noch den Befehl „${type}“ und nimmt nur einen auf einmal an. Er wird abgebrochen, bevor der neue gesendet wird.`,
  replace: "Abbrechen und senden",
  abort: "Abbrechen",
  abortLabel: (type: string): string => `Befehl „${type}“ abbrechen`,
  queued: (type: string): string => `Befehl „${type}“ gegeben.`,
  aborted: "Befehl abgebrochen.",
  by: ({ who, when }: { who: string; when: string }): string => `von ${who}, ${when}`,
  expires: (at: string): string => `läuft um ${at} ab`,
  late: "Die Antwort kam zu spät und wurde nur vermerkt.",
  lines: "Log des TVs",
  picture: "Bild ansehen",
  invalid: {
    scene: "Bitte wählen Sie eine Szene.",
    minutes: "Bitte geben Sie 1 bis 1440 Minuten ein.",
    text: "Bitte geben Sie einen Text mit höchstens 500 Zeichen ein.",
    volume: "Bitte geben Sie eine ganze Zahl von 0 bis 100 ein.",
  },
} as const;

const size = new Intl.NumberFormat("de", { maximumFractionDigits: 1 });

/** `250 MB`, `1,5 GB`. */
export function bytesText(bytes: number): string {
  return bytes < 1e9 ? `${size.format(Math.round(bytes / 1e6))} MB` : `${size.format(bytes / 1e9)} GB`;
}

/** Whose clock goes how wrong; less than two seconds are right. */
export function clockText(difference: number): string {
  if (Math.abs(difference) < 2000) return TV_PAGE_TEXTS.clockRight;
  const by = TV_PAGE_TEXTS.seconds(size.format(Math.abs(difference) / 1000));
  return difference > 0 ? TV_PAGE_TEXTS.clockFast(by) : TV_PAGE_TEXTS.clockSlow(by);
}
