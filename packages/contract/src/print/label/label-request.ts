import * as z from "zod";
import { id } from "../../kit/schema";
import {
  LABEL_LAYOUTS,
  LABEL_LAYOUT_NAMES,
  type LabelMargins,
  MARGIN_NAMES,
  MOST_MARGIN,
  hasRoom,
  labelsPerSheet,
  sheetCount,
} from "./label-layout";
import { LABEL_FAULTS } from "./label.texts";

/** The most products, copies of each, and sheets of one PDF. */
export const LABEL_PRODUCTS = 500;
export const LABEL_COPIES = 100;
export const LABEL_SHEETS = 40;

/** What can be printed on a label in addition to its code. */
export const LABEL_PARTS = ["name", "price", "unitPrice", "deposit", "allergens"] as const;
export type LabelPart = (typeof LABEL_PARTS)[number];

export const LABEL_CODES = ["none", "ean", "code128", "qr"] as const;
export type LabelCode = (typeof LABEL_CODES)[number];

const millimetres = (most: number) => z.number().min(0).max(most);
const margins = z.strictObject({
  top: millimetres(MOST_MARGIN.top),
  right: millimetres(MOST_MARGIN.right),
  bottom: millimetres(MOST_MARGIN.bottom),
  left: millimetres(MOST_MARGIN.left),
  columnGap: millimetres(MOST_MARGIN.columnGap).meta({ description: "Zwischen zwei Spalten" }),
  rowGap: millimetres(MOST_MARGIN.rowGap).meta({ description: "Zwischen zwei Zeilen" }),
});

const largestSheet = Math.max(...LABEL_LAYOUT_NAMES.map(labelsPerSheet));

/** Which labels are printed, and how. */
export const labelRequest = z
  .strictObject({
    products: z
      .array(id)
      .min(1)
      .max(LABEL_PRODUCTS)
      .refine((ids) => new Set(ids).size === ids.length, LABEL_FAULTS.repeated)
      .meta({ description: "In dieser Reihenfolge" }),
    layout: z
      .enum(LABEL_LAYOUT_NAMES)
      .meta({ description: "`compact`: 12 Zeilen zu 4 Etiketten, `detail`: 5 Zeilen zu 2 Etiketten auf A4" }),
    margins: margins
      .partial()
      .optional()
      .meta({ description: "In Millimetern; was fehlt, ist wie bei den üblichen Bögen" }),
    start: z
      .int()
      .min(1)
      .max(largestSheet)
      .default(1)
      .meta({ description: "Das erste Etikett eines angefangenen Bogens, zeilenweise gezählt" }),
    copies: z.int().min(1).max(LABEL_COPIES).default(1).meta({ description: "Etiketten je Produkt" }),
    parts: z
      .array(z.enum(LABEL_PARTS))
      .max(LABEL_PARTS.length)
      .default([...LABEL_PARTS]),
    code: z
      .enum(LABEL_CODES)
      .default("none")
      .meta({ description: "`ean` enthält die GTIN; `code128` und `qr` ohne GTIN die Artikelnummer" }),
    template: id.optional().meta({
      description: "Eine Bildvorlage für Produkte, die statt `parts` und `code` auf jedes Etikett gezeichnet wird",
    }),
  })
  .superRefine(({ layout, margins: given, start, copies, products, parts, code, template }, context) => {
    const fault = (field: string, message: string): void => {
      context.addIssue({ code: "custom", path: [field], message });
    };
    if (start > labelsPerSheet(layout)) fault("start", LABEL_FAULTS.start(labelsPerSheet(layout)));
    if (!hasRoom({ layout, margins: marginsOf({ layout, margins: given }) })) fault("margins", LABEL_FAULTS.margins);
    if (parts.length === 0 && code === "none" && template === undefined) fault("parts", LABEL_FAULTS.nothing);
    if (sheetCount({ layout, start, labels: products.length * copies }) > LABEL_SHEETS)
      fault("copies", LABEL_FAULTS.sheets(LABEL_SHEETS));
  });
export type LabelRequest = z.output<typeof labelRequest>;

/** The margins of a request, those of the usual sheets where it names none. */
export function marginsOf({ layout, margins: given = {} }: Pick<LabelRequest, "layout" | "margins">): LabelMargins {
  const all = { ...LABEL_LAYOUTS[layout].margins };
  for (const name of MARGIN_NAMES) all[name] = given[name] ?? all[name];
  return all;
}
