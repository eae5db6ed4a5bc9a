import { formatMoney } from "../../../kit/money";
import { LABEL_TEXTS } from "../../../print/label/label.texts";
import type { LayerOf } from "../../layer/layer";
import type { Typeface } from "../font/typeface";
import { TOLERANCE } from "../text/fit";
import type { TextStyle } from "../text/line";
import { firstBaseline, penOf, startOf, topOf } from "../text/pen";
import { type SetRow, type RowPart, setRow } from "../text/set-row";
import { type LayerContext, type Mark, typefaceFor } from "./context";

type PriceValue = LayerOf<"price">["value"];

/** The size of raised cents. Their upper edge is that of the amount. */
const RAISED = 0.55;

/** What stands before the amount, as a share of its size at least. */
const PREFIX = 0.5;

/**
 * The former price, the price, and the unit price with the deposit below one another, each in one line. An amount is
 * never shortened, but set smaller where it is too wide. Room is kept for all that records may have, so that the price of
 * one record is as large as that of another.
 */
export function drawPrice({
  value,
  bindings,
  context,
}: {
  value: PriceValue;
  bindings: Readonly<Record<string, unknown>>;
  context: LayerContext;
}): Mark[] {
  const { box, scale, currency } = context;
  if (value.price == null && value.missing.trim() === "") return [];
  const typeface = typefaceFor({ context, face: { ...value, family: value.font } });
  const rows = rowsOf({ value, currency, typeface });
  const size = value.size * scale;
  const { lineHeight } = value;
  const high = Math.max(lineHeight, typeface.ascent + typeface.descent);
  const usual = Math.min(size, box.height / (high * (1 + keptRows({ value, bindings }) * value.smallSize)));
  const sized = rows.map((row) => {
    const at = Math.min(usual, box.width / (row.right - row.left || 1));
    return { row, at, height: high * row.scale * at };
  });
  const share = Math.min(...sized.map(({ at }) => at)) / size;
  if (share < 1 - TOLERANCE) context.warn({ kind: "shrunk", share });
  const pen = penOf(context);
  const height = sized.reduce((sum, one) => sum + one.height, 0);
  let top = topOf({ box, height, align: value.verticalAlign });
  for (const { row, at, height: own } of sized) {
    const baseline = top + firstBaseline({ lineHeight, typeface }) * row.scale * at;
    const start = startOf({ box, width: (row.right - row.left) * at, align: value.align }) - row.left * at;
    for (const { shaped, style, x, rise } of row.parts) {
      const { color, isStruck } = style;
      const place = { x: start + x * at, baseline: baseline - rise * at };
      const struck = isStruck ? shaped.width * style.scale * at : null;
      pen.write({ shaped, color, typeface, struck, size: style.scale * at, ...place });
    }
    top += own;
  }
  return pen.marks();
}

/** How many rows in small type a record may have: those that it has, and those whose values come from records. */
function keptRows({
  value: { price, oldPrice, unitPrice, deposit },
  bindings,
}: {
  value: PriceValue;
  bindings: Readonly<Record<string, unknown>>;
}): number {
  if (price == null && bindings["price"] === undefined) return 0;
  const isFormer = oldPrice != null || bindings["oldPrice"] !== undefined;
  const isBelow = unitPrice.trim() !== "" || deposit || bindings["unitPrice"] || bindings["deposit"];
  return (isFormer ? 1 : 0) + (isBelow ? 1 : 0);
}

function rowsOf({ value, currency, typeface }: { value: PriceValue; currency: string; typeface: Typeface }): SetRow[] {
  const { price, oldPrice, unitPrice, deposit, prefix, missing, smallSize } = value;
  const base: TextStyle = {
    ...{ typeface, scale: 1, letterSpacing: 0, isTabular: false, color: value.color, isStruck: false },
  };
  const small: TextStyle = { ...base, scale: smallSize };
  const row = (...parts: RowPart[]): SetRow[] => (parts.every(({ text }) => text.trim() === "") ? [] : [setRow(parts)]);
  if (price == null) return row({ text: missing, style: base });
  const former =
    oldPrice == null ? [] : row({ text: formatMoney(oldPrice, currency), style: { ...small, isStruck: true } });
  const before: RowPart[] =
    prefix.trim() === ""
      ? []
      : [{ text: `${prefix.trim()}  `, style: { ...base, scale: Math.max(PREFIX, smallSize) } }];
  const amount = amountParts({ text: formatMoney(price, currency), areCentsRaised: value.areCentsRaised, style: base });
  const plus = deposit ? LABEL_TEXTS.plusDeposit(formatMoney(deposit, currency)) : "";
  const below = [unitPrice.trim(), plus].filter((text) => text !== "").join(" · ");
  return [...former, ...row(...before, ...amount), ...row({ text: below, style: small })];
}

/** The amount as it is set: `12,90 €`, or with small raised cents and currency. */
function amountParts({
  text,
  areCentsRaised,
  style,
}: {
  text: string;
  areCentsRaised: boolean;
  style: TextStyle;
}): RowPart[] {
  const [, whole, rest] = /^(.*,)(\d+.*)$/u.exec(text) ?? [];
  if (!areCentsRaised || whole === undefined || rest === undefined) return [{ text, style }];
  const rise = style.typeface.capHeight * (1 - RAISED);
  return [
    { text: whole, style },
    { text: rest, style: { ...style, scale: RAISED }, rise },
  ];
}
