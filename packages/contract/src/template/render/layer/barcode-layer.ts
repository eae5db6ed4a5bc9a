import type { LayerOf } from "../../layer/layer";
import { type BarType, barModules, eanDigits, eanFault } from "../code/bars";
import { QUIET_ZONES } from "../code/ean-module";
import type { Box } from "../geometry/box";
import { rectanglePath, writeRectangle } from "../geometry/outlines";
import { paintOf } from "../geometry/paint";
import { pathWriter } from "../geometry/path";
import { firstBaseline, penOf, startOf } from "../text/pen";
import { setRow } from "../text/set-row";
import type { LayerContext, Mark } from "./context";

type BarcodeValue = LayerOf<"barcode">["value"];

/** Pixels of a module below which readers cannot tell bars apart, above all where they are rotated. */
const LEAST_MODULE = 2;
/** The height of the number, with its line, as a part of the box, and of what the bars are wide. */
const TEXT_SHARE = 0.22;
const TEXT_LINE = 1.15;
/** Of the line of an EAN, a digit is as wide as seven modules. */
const LARGEST_DIGIT = 11;

/** Bars as wide as the box, their quiet zones included, over the number. */
export function drawBarcode({ value, context }: { value: BarcodeValue; context: LayerContext }): Mark[] {
  const { box, warn } = context;
  if (value.content.trim() === "" || box.width <= 0 || box.height <= 0) return [];
  const code = codeOf(value);
  if (!code) {
    warn({ kind: "codeImpossible", ...(value.kind === "ean" ? { reason: eanFault(value.content) } : {}) });
    return [];
  }
  const { bars, modules, type, data } = code;
  const [before, after] = QUIET_ZONES[type];
  const module = box.width / (before + modules + after);
  if (module < LEAST_MODULE) warn({ kind: "codeSmall" });
  const area: Box = { ...box, x: box.x + before * module, width: modules * module };
  const textHeight = value.isTextShown ? Math.min(box.height * TEXT_SHARE, module * LARGEST_DIGIT * TEXT_LINE) : 0;
  const writer = pathWriter();
  const height = box.height - textHeight;
  for (const bar of bars)
    writeRectangle({ writer, box: { x: area.x + bar.x * module, y: box.y, width: bar.width * module, height } });
  const below = paintOf(value.background);
  return [
    ...(below ? [{ kind: "path", d: rectanglePath({ box }), fill: below, stroke: null } as const] : []),
    { kind: "path", d: writer.text(), fill: paintOf(value.color), stroke: null },
    ...(textHeight > 0 ? numberMarks({ data, color: value.color, height: textHeight, area, context }) : []),
  ];
}

function codeOf({
  kind,
  content,
}: BarcodeValue): (ReturnType<typeof barModules> & { type: BarType; data: string }) | null {
  const data = kind === "ean" ? eanDigits(content) : content.trim();
  // Scanners do not agree on what letters beside those of ASCII are in Code 128.
  if (data === null || !/^[\x20-\x7E]+$/u.test(data)) return null;
  const type: BarType = kind === "code128" ? "code128" : data.length === 8 ? "ean8" : "ean13";
  try {
    return { ...barModules({ type, data }), type, data };
  } catch {
    return null;
  }
}

/** The number below the bars, in the fallback face and at most as wide as they are. */
function numberMarks({
  data,
  color,
  height,
  area,
  context,
}: {
  data: string;
  color: string;
  height: number;
  area: Box;
  context: LayerContext;
}): Mark[] {
  const typeface = context.fonts.fallback;
  const style = { typeface, scale: 1, letterSpacing: 0, isTabular: false, color, isStruck: false };
  const { parts, left, right } = setRow([{ text: data, style }]);
  const size = Math.min(height / Math.max(TEXT_LINE, typeface.ascent + typeface.descent), area.width / (right - left));
  const x = startOf({ box: area, width: (right - left) * size, align: "center" }) - left * size;
  const baseline = area.y + area.height - height + firstBaseline({ lineHeight: TEXT_LINE, typeface }) * size;
  const pen = penOf(context);
  for (const { shaped } of parts) pen.write({ shaped, color, typeface, size, x, baseline, struck: null });
  return pen.marks();
}
