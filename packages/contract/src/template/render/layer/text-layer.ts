import type { LayerOf } from "../../layer/layer";
import { fitText } from "../text/fit";
import type { TextStyle } from "../text/line";
import { penOf, writeText } from "../text/pen";
import { paragraphsOf } from "../text/words";
import { type LayerContext, type Mark, affordableText, typefaceFor } from "./context";

export function drawText({ value, context }: { value: LayerOf<"text">["value"]; context: LayerContext }): Mark[] {
  const { box, scale } = context;
  // As in CSS, `ß` becomes `SS`: few typefaces have the capital letter.
  const whole = value.isUpperCase ? value.text.toUpperCase() : value.text;
  const text = affordableText({ text: whole, context });
  if (text.trim() === "") return [];
  const typeface = typefaceFor({ context, face: { ...value, family: value.font } });
  const { color, letterSpacing, lineHeight, overflow, align, verticalAlign } = value;
  const style: TextStyle = { typeface, scale: 1, letterSpacing, color, isTabular: false, isStruck: false };
  const size = value.size * scale;
  const fitted = fitText({
    ...{ paragraphs: paragraphsOf({ text, style }), width: box.width, height: box.height },
    ...{ size, minimumSize: value.minimumSize * scale, overflow, lineHeight, typeface },
  });
  if (fitted.isCut) context.warn({ kind: "cut" });
  if (fitted.size < size) context.warn({ kind: "shrunk", share: fitted.size / size });
  const pen = penOf(context);
  writeText({ pen, text: fitted, box, lineHeight, typeface, align, verticalAlign });
  return pen.marks();
}
