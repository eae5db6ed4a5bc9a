import type { Transition } from "../playing/parts";
import type { SceneFit, SceneType } from "./scene.values";

export const SCENE_TITLES = { one: "Szene", many: "Szenen" } as const;

export const SCENE_TYPE_LABELS: Readonly<Record<SceneType, string>> = {
  template: "Bildvorlage",
  image: "Bild",
  video: "Video",
  menu: "Speisekarte",
  tickets: "Abholnummern",
  hours: "Öffnungszeiten",
  news: "Inhalte der Website",
  web: "Webadresse",
  clock: "Uhr",
  countdown: "Countdown",
  message: "Mitteilung",
};

export const TRANSITION_LABELS: Readonly<Record<Transition, string>> = {
  none: "Keiner",
  fade: "Überblenden",
  slide: "Schieben",
};

export const FIT_LABELS: Readonly<Record<SceneFit, string>> = {
  contain: "Ganz zeigen",
  cover: "Bildschirm füllen",
};

export const SOLD_OUT_LABELS = { strike: "Durchstreichen", hide: "Ausblenden" } as const;
export const CLOCK_FACE_LABELS = { digital: "Ziffern", analog: "Zeiger" } as const;

/** The values that templates show, as scenes may choose them. */
export const SCENE_SOURCE_LABELS = {
  product: "Produkt",
  category: "Kategorie",
  menu: "Karte",
  branch: "Filiale",
} as const;

export const SCENE_FIELDS = {
  path: "Pfad",
  pathHint: "Der kurze Name der Szene ohne Leerzeichen, etwa mittagskarte. Er entsteht aus dem Namen.",
  name: "Name",
  title: "Titel",
  titleHint: "Steht als Überschrift über Speisekarte, Öffnungszeiten, Inhalten, Countdown und Mitteilung.",
  type: "Art",
  content: "Inhalt",
  template: "Bildvorlage",
  source: "Werte aus",
  sourceHint: "Nur nötig, wenn die Vorlage Werte eines Datensatzes zeigt.",
  record: "Datensatz",
  recordHint: "Leer: die Filiale des TVs.",
  image: "Bild",
  video: "Video",
  menu: "Karte",
  menuHint: "Leer: alle Karten, die in der Filiale des TVs gerade gelten.",
  categories: "Kategorien",
  categoriesHint: "Leer: alle Kategorien.",
  columns: "Spalten",
  rows: "Zeilen je Spalte",
  rowsHint: "Was nicht auf den Bildschirm passt, folgt auf weiteren Seiten.",
  soldOut: "Ausverkauftes",
  showPrices: "Preise zeigen",
  showDescriptions: "Beschreibungen zeigen",
  showPreparing: "Auch Nummern zeigen, die noch zubereitet werden",
  closedDays: "Geschlossene Tage im Voraus",
  closedDaysHint: "Für wie viele Tage kommende Ruhetage und geänderte Zeiten genannt werden.",
  blocks: "Inhalte",
  blocksHint: "Leer: alle öffentlichen Inhalte, die gerade gelten.",
  url: "Webadresse",
  urlHint:
    "Eine öffentliche Adresse mit https. Wird beim Speichern geprüft; ohne Internet überspringt der TV die Szene.",
  face: "Zifferblatt",
  showDate: "Datum zeigen",
  showSeconds: "Sekunden zeigen",
  until: "Läuft bis",
  untilHint: "Nach der Uhr der Filiale.",
  colorHint: "Ist sie auf dem Hintergrund nicht zu lesen, wird Weiß oder Schwarz genommen.",
  after: "Text danach",
  text: "Text",
  duration: "Dauer in Sekunden",
  transition: "Übergang",
  fit: "Einpassung",
  display: "Anzeige",
  validity: "Wann und wo",
  validFrom: "Gültig von",
  validTo: "Gültig bis",
  validToHint: "Der letzte Tag, an dem die Szene gezeigt wird.",
  schedule: "Wochentage und Uhrzeiten",
  scheduleHint: "Leer: immer.",
  /** What a scene is outside of its times. */
  outside: "nicht",
  branches: "Filialen",
  branchesHint: "Leer: in allen Filialen.",
  tags: "Schlagwörter",
  isEnabled: "Aktiv",
} as const;

export const SCENE_MESSAGES = {
  validTo: "Der letzte Tag liegt vor dem ersten.",
  url: "Bitte geben Sie eine Adresse ein, die mit https:// beginnt.",
  private: "Diese Adresse ist nicht öffentlich. Ein TV zeigt nur Seiten, die im Internet erreichbar sind.",
  unframeable: "Diese Seite verbietet, innerhalb einer anderen gezeigt zu werden. Ein TV kann sie daher nicht zeigen.",
  path: "Erlaubt sind kleine Buchstaben, Ziffern und Bindestriche.",
} as const;
