import * as z from "zod";
import { cents, choice, flag, line, prose } from "../../kit/schema";
import { imageRef } from "../../media/image-fields";
import { imageFocus } from "../../media/image-focus";
import { exactNumber, length, paint } from "./layer-fields";

const INK = "#1a1a1a";

/** Type that is set in one typeface and size. Lengths are in the unit of the template. */
const type = {
  /** The family of a typeface, as `GET /api/fonts` lists it. */
  font: line("Schriftart", 100).default("Inter").meta({ title: "Schriftart", widget: "font" }),
  weight: z.int().min(100).max(900).multipleOf(100).default(400).meta({ title: "Stärke", widget: "fontWeight" }),
  isItalic: flag("Kursiv"),
  size: length("Schriftgröße", { min: 0.1, max: 4000 }),
  lineHeight: exactNumber().min(0.5).max(4).default(1.2).meta({ title: "Zeilenhöhe" }),
  color: paint("Farbe").default(INK),
};

const align = choice(["left", "center", "right"], {
  title: "Ausrichtung",
  labels: { left: "Links", center: "Mitte", right: "Rechts" },
}).default("left");

const verticalAlign = choice(["top", "middle", "bottom"], {
  title: "Ausrichtung senkrecht",
  labels: { top: "Oben", middle: "Mitte", bottom: "Unten" },
}).default("top");

/**
 * What happens to text that does not fit its box. `wrap` breaks lines at its size, `shrink` breaks lines and then makes
 * the type smaller down to `minimumSize`, `cut` keeps one line for each of the text. What still does not fit ends in an
 * ellipsis and is told as a warning.
 */
const fitting = {
  overflow: choice(["shrink", "wrap", "cut"], {
    title: "Wenn der Text nicht passt",
    labels: { shrink: "Verkleinern", wrap: "Umbrechen", cut: "Abschneiden" },
  }).default("shrink"),
  minimumSize: length("Kleinste Schriftgröße", { max: 4000 })
    .default(0)
    .meta({ when: { beside: { overflow: "shrink" } } }),
};

export const textValue = z.strictObject({
  text: prose("Text", 2000).default(""),
  ...type,
  align,
  verticalAlign,
  ...fitting,
  letterSpacing: exactNumber().min(-0.2).max(1).default(0).meta({ title: "Laufweite in Geviert" }),
  isUpperCase: flag("In Großbuchstaben"),
});

export const imageValue = z.strictObject({
  image: imageRef.nullish().meta({ title: "Bild", widget: "image" }),
  fit: choice(["cover", "contain"], {
    title: "Einpassen",
    labels: { cover: "Füllen und beschneiden", contain: "Ganz zeigen" },
  }).default("cover"),
  /** What stays in sight where the picture is cut; in the middle, what the library says of the picture. */
  focus: imageFocus.default({ x: 0.5, y: 0.5 }).meta({ title: "Bildmitte" }),
  radius: length("Eckenradius").default(0),
});

const stroke = { stroke: paint("Rahmenfarbe").default(""), strokeWidth: length("Rahmenstärke").default(0) };

export const shapeValue = z.strictObject({
  shape: choice(["rectangle", "ellipse", "triangle", "star"], {
    title: "Form",
    labels: { rectangle: "Rechteck", ellipse: "Ellipse", triangle: "Dreieck", star: "Stern" },
  }).default("rectangle"),
  fill: paint("Füllfarbe").default("#cccccc"),
  ...stroke,
  radius: length("Eckenradius").default(0),
});

/** A line from the left to the right in the middle of the box; its direction is the rotation of the layer. */
export const lineValue = z.strictObject({
  color: paint("Farbe").default(INK),
  thickness: length("Stärke").default(1),
  dash: choice(["solid", "dashed", "dotted"], {
    title: "Art",
    labels: { solid: "Durchgezogen", dashed: "Gestrichelt", dotted: "Gepunktet" },
  }).default("solid"),
});

const code = { color: paint("Farbe").default("#000000"), background: paint("Hintergrund").default("#ffffff") };

/** The largest square in the box, with the quiet zone of the standard. */
export const qrValue = z.strictObject({
  content: line("Inhalt", 1000).default(""),
  errorCorrection: choice(["L", "M", "Q", "H"], {
    title: "Fehlerkorrektur",
    labels: { L: "Niedrig", M: "Mittel", Q: "Hoch", H: "Sehr hoch" },
  }).default("M"),
  ...code,
});

export const barcodeValue = z.strictObject({
  content: line("Inhalt", 80).default(""),
  kind: choice(["ean", "code128"], { title: "Art", labels: { ean: "EAN", code128: "Code 128" } }).default("ean"),
  /** Whether the number stands below the bars. */
  isTextShown: flag("Nummer darunter", true),
  ...code,
});

export const priceValue = z.strictObject({
  price: cents("Preis").nullish(),
  /** The former price, struck through. */
  oldPrice: cents("Bisheriger Preis").nullish(),
  /** The unit price in words, such as `3,90 € je kg`. */
  unitPrice: line("Grundpreis", 80).default(""),
  /** What is paid besides and given back, in the same row as the unit price. */
  deposit: cents("Pfand").nullish(),
  /** Before the price, such as `ab`. */
  prefix: line("Davor", 40).default(""),
  /** Instead of a price that is not known or hidden. */
  missing: line("Wenn es keinen Preis gibt", 80).default(""),
  areCentsRaised: flag("Cent hochgestellt"),
  ...type,
  align,
  verticalAlign,
  /** The size of the unit price and the former price as a share of `size`. */
  smallSize: exactNumber().min(0.1).max(1).default(0.35).meta({ title: "Größe der kleinen Angaben" }),
});

export const tableRow = z.strictObject({
  /** A heading over the rows after it, such as the name of a category; all else is empty then. */
  isHeading: flag("Überschrift"),
  title: line("Titel", 300).default(""),
  description: prose("Beschreibung", 1000).default(""),
  note: line("Anmerkung", 200).default(""),
  price: cents("Preis").nullish(),
  /** Whether the price is the lowest of several, such as those of sizes; then "ab" stands before it. */
  isFrom: flag("Ab-Preis"),
  /** Whether the row is struck through, such as what is sold out. */
  isStruck: flag("Durchgestrichen"),
});
export type TableRow = z.output<typeof tableRow>;

export const tableValue = z.strictObject({
  rows: z.array(tableRow).max(300).default([]).meta({ title: "Zeilen", entry: "Zeile" }),
  /** Several pictures beside each other may show the rows of one table: see `rowsOfPart`. */
  parts: z.int().min(1).max(6).default(1).meta({ title: "Auf so viele Bilder verteilt" }),
  part: z.int().min(1).max(6).default(1).meta({ title: "Dieses Bild zeigt Teil" }),
  columns: z.int().min(1).max(4).default(1).meta({ title: "Spalten" }),
  columnGap: length("Abstand der Spalten").default(0),
  rowGap: length("Abstand der Zeilen").default(0),
  areDescriptionsShown: flag("Beschreibungen", true),
  arePricesShown: flag("Preise", true),
  areNotesShown: flag("Anmerkungen (Allergene)", true),
  priceColor: paint("Farbe der Preise").default(INK),
  headingColor: paint("Farbe der Überschriften").default(INK),
  /** Between two rows; empty for none. */
  lineColor: paint("Farbe der Linien").default(""),
  ...type,
  ...fitting,
  /**
   * With few rows larger type, fewer columns and more space between the rows, in the middle of the height; with many, no
   * descriptions before the type is smaller than chosen.
   */
  isFilled: flag("Fläche ausfüllen"),
  maximumSize: length("Größte Schriftgröße", { max: 4000 })
    .default(0)
    .meta({ when: { beside: { isFilled: true } } }),
});

export const hoursRow = z.strictObject({
  label: line("Tage", 80).default(""),
  text: line("Zeiten", 200).default(""),
});
export type HoursRow = z.output<typeof hoursRow>;

export const hoursValue = z.strictObject({
  rows: z.array(hoursRow).max(40).default([]).meta({ title: "Zeilen", entry: "Zeile" }),
  rowGap: length("Abstand der Zeilen").default(0),
  ...type,
  verticalAlign,
  ...fitting,
});
