import * as z from "zod";
import { roundedTo } from "../../kit/fields/decimals";
import { flag, id, line, requiredLine } from "../../kit/schema";
import { FORMATS } from "../data/formats";
import { FORMAT_LABELS } from "../template.texts";

/** A number to six decimals. */
export const exactNumber = () => z.number().overwrite(roundedTo(6));

/** A length in the unit of the template: pixels or millimetres. */
export const length = (title: string, { min = 0, max = 20_000 }: { min?: number; max?: number } = {}) =>
  exactNumber().min(min).max(max).meta({ title, isLength: true });

/** A colour as `#rrggbb`, or `#rrggbbaa` with its opacity; empty for none. */
export const paint = (title: string) =>
  z
    .string()
    .regex(/^$|^#[0-9A-Fa-f]{6}(?:[0-9A-Fa-f]{2})?$/)
    .meta({ title, widget: "color" });

/** Where the value of a property comes from when the template is drawn for a record. */
export const binding = z.strictObject({
  /** A path of the source's data, such as `product.name`: see `TEMPLATE_FIELDS`. */
  path: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9.]{0,99}$/)
    .meta({ title: "Feld" }),
  format: z.enum(FORMATS).optional().meta({ title: "Format", labels: FORMAT_LABELS }),
  /** What is shown when the record has no value. Without it the property is empty then. */
  fallback: line("Ersatz", 500).optional(),
});
export type Binding = z.output<typeof binding>;

/** What layers of all types have. Positions are those of the unrotated box in the unit of the template. */
export const layerFields = {
  id,
  name: line("Name", 100).default(""),
  x: length("Links", { min: -20_000 }),
  y: length("Oben", { min: -20_000 }),
  width: length("Breite"),
  height: length("Höhe"),
  /** Degrees clockwise around the middle of the box. */
  rotation: exactNumber().min(-360).max(360).default(0).meta({ title: "Drehung in Grad" }),
  opacity: exactNumber().min(0).max(1).default(1).meta({ title: "Deckkraft" }),
  isVisible: flag("Sichtbar", true),
  isLocked: flag("Gesperrt"),
  /** Layers with the same group are selected and moved together; empty for none. */
  group: line("Gruppe", 64).default(""),
  /** By the name of a property of `value`, or `isVisible`. */
  bindings: z.record(requiredLine("Eigenschaft", 40), binding).default({}).meta({ title: "Werte aus dem Datensatz" }),
};
