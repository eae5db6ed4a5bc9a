import type { FieldError } from "../kit/errors";
import type { DeepPartial } from "../kit/validation/valid-part";
import { type TemplateSource, kindAt } from "./data/field-kinds";
import { type Layer, type LayerType, kindsFor } from "./layer/layer";
import { type TemplateSize, pixelSize } from "./size/presets";
import { TEMPLATE_MESSAGES } from "./template.texts";

/** The pixels of a drawn picture. 4K has 8.3 million, A4 at 300 dpi 8.7 million. */
export const TEMPLATE_PIXEL_LIMIT = 20_000_000;

/**
 * The characters that one picture may set: five times those of a page of A4 in small type. Each of them is a path of
 * some hundred bytes, which the server's renderer reads.
 */
export const LETTERS_LIMIT = 30_000;

interface Fields extends TemplateSize {
  source: TemplateSource;
  layers: Layer[];
}

/** Refuses pictures that are too large, layers with the same id, and values that no field of the source has. */
export function checkTemplate({ fields }: { fields: DeepPartial<Fields> }): FieldError[] {
  const layers = (fields.layers ?? []).filter((layer) => layer !== undefined);
  return [
    ...sizeErrors(fields),
    ...letterErrors(layers),
    ...repeatedIds(layers),
    ...layers.flatMap(bindingErrors(fields.source)),
  ];
}

function sizeErrors({ width, height, unit, dpi }: DeepPartial<Fields>): FieldError[] {
  if (width === undefined || height === undefined || !unit || dpi === undefined) return [];
  const pixels = pixelSize({ width, height, unit, dpi });
  if (pixels.width * pixels.height <= TEMPLATE_PIXEL_LIMIT) return [];
  const most = TEMPLATE_PIXEL_LIMIT.toLocaleString("de");
  return [{ field: "width", code: "template.too_many_pixels", message: TEMPLATE_MESSAGES.tooManyPixels(most) }];
}

/** Of the texts that the layers themselves have; of records only as much is drawn as fits. */
function letterErrors(layers: readonly DeepPartial<Layer>[]): FieldError[] {
  const letters = layers.reduce((sum, { value }) => sum + lettersIn(value), 0);
  if (letters <= LETTERS_LIMIT) return [];
  const most = LETTERS_LIMIT.toLocaleString("de");
  return [{ field: "layers", code: "template.too_many_letters", message: TEMPLATE_MESSAGES.tooManyLetters(most) }];
}

/** The characters of `text` and of the texts of `rows`. */
function lettersIn(value: object = {}): number {
  const { text, rows } = value as { text?: unknown; rows?: unknown };
  const own = typeof text === "string" ? text.length : 0;
  if (!Array.isArray(rows)) return own;
  return rows.reduce<number>((sum, row) => sum + textLength(row), own);
}

function textLength(row: unknown): number {
  const texts = Object.values(row ?? {}).filter((field) => typeof field === "string");
  return texts.reduce((sum, field) => sum + field.length, 0);
}

function repeatedIds(layers: readonly DeepPartial<Layer>[]): FieldError[] {
  const seen = new Set<string>();
  return layers.flatMap(({ id }, index) => {
    if (id === undefined) return [];
    const isKnown = seen.has(id);
    seen.add(id);
    return isKnown
      ? [{ field: `layers.${index}.id`, code: "template.layer_twice", message: TEMPLATE_MESSAGES.layerTwice }]
      : [];
  });
}

function bindingErrors(source: TemplateSource | undefined) {
  return ({ type, bindings }: DeepPartial<Layer>, index: number): FieldError[] => {
    if (!type || !source) return [];
    return Object.entries(bindings ?? {}).flatMap(([property, binding]) => {
      const path = binding?.path;
      return path === undefined
        ? []
        : bindingError({ field: `layers.${index}.bindings.${property}`, type, property, path, source });
    });
  };
}

function bindingError({
  field,
  type,
  property,
  path,
  source,
}: {
  field: string;
  type: LayerType;
  property: string;
  path: string;
  source: TemplateSource;
}): FieldError[] {
  const kinds = kindsFor({ type, property });
  if (!kinds) return [{ field, code: "template.unknown_property", message: TEMPLATE_MESSAGES.unknownProperty }];
  const found = kindAt({ source, path });
  if (found && kinds.includes(found)) return [];
  return [{ field: `${field}.path`, code: "template.unknown_path", message: TEMPLATE_MESSAGES.unknownPath }];
}
