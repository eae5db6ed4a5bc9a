const numbers = new Intl.NumberFormat("de-DE");
const pictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bilder"}`;
/** After `mit`, `bei` and the like. */
const withPictures = (count: number): string => `${numbers.format(count)} ${count === 1 ? "Bild" : "Bildern"}`;

export const FOLDER_MOVE_TEXTS = {
  button: "Ordner umbenennen",
  title: (name: string): string => `Ordner „${name}“ umbenennen oder verschieben`,
  name: "Name",
  place: "Liegt in",
  top: "Oberste Ebene",
  /** What the change is about. */
  all: (count: number): string => `${pictures(count)} darin und in allen Unterordnern`,
  tooLong: "Der Pfad des Ordners oder eines seiner Unterordner wäre damit zu lang.",
  exists: ({ path, count }: { path: string; count: number }): string =>
    `Den Ordner „${path}“ gibt es schon, mit ${withPictures(count)}. Sollen beide zusammengelegt werden? ` +
    "Unterordner mit demselben Namen werden dabei eins.",
  rename: "Umbenennen",
  move: "Verschieben",
  merge: "Zusammenlegen",
  running: (path: string): string => `Ordner wird zu „${path}“ …`,
  done: ({ count, path }: { count: number; path: string }): string =>
    `${pictures(count)} ${count === 1 ? "liegt" : "liegen"} jetzt in „${path}“.`,
  failed: "Der Ordner konnte nicht umbenannt oder verschoben werden.",
} as const;
