import type { LabelContent } from "@tresen/contract/print/label/label-content";
import { barModules } from "@tresen/contract/template/render/code/bars";
import { encode } from "uqr";
import { type Box, runsOf } from "../symbols";

/** Points of a millimetre. */
export const MM = 72 / 25.4;

/** A code at the origin, in points, with its quiet zones. */
export interface CodeBox {
  width: number;
  height: number;
  boxes: Box[];
}

type Code = NonNullable<LabelContent["code"]>;

/** The narrowest modules that scanners read: an EAN at 80 % of its usual size, Code 128 on a well printed label. */
const LEAST_MODULE = { ean: 0.264 * MM, code128: 0.19 * MM, qr: 0.25 * MM } as const;
/** The modules that have to stay white on the left and right, as the standards of the codes say. */
const QUIET = { ean13: [11, 7], ean8: [7, 7], code128: [10, 10] } as const;
const QR_QUIET = 4;

/**
 * The bars of a barcode that is at most as wide as `width`; null where its modules would be too narrow to be read.
 */
export function barBox({
  code,
  width,
  height,
  module: largest,
}: {
  code: Code;
  width: number;
  height: number;
  /** The widest module that is printed. */
  module: number;
}): CodeBox | null {
  const type = code.kind === "code128" ? "code128" : code.data.length === 8 ? "ean8" : "ean13";
  const { bars, modules } = barModules({ type, data: code.data });
  const [before, after] = QUIET[type];
  const all = before + modules + after;
  const module = Math.min(largest, width / all);
  if (module < LEAST_MODULE[code.kind === "code128" ? "code128" : "ean"]) return null;
  const boxes = bars.map((bar) => ({ x: (before + bar.x) * module, y: 0, width: bar.width * module, height }));
  return { width: all * module, height, boxes };
}

/** A QR code in a square with this side; null where its modules would be too small to be read. */
export function qrBox({ data, side }: { data: string; side: number }): CodeBox | null {
  const { data: rows, size } = encode(data, { ecc: "M", border: QR_QUIET });
  const module = side / size;
  if (module < LEAST_MODULE.qr) return null;
  const boxes = rows.flatMap((row, y) =>
    runsOf(row).map(({ from, to }) => ({
      ...{ x: from * module, y: y * module },
      ...{ width: (to - from) * module, height: module },
    })),
  );
  return { width: side, height: side, boxes };
}
