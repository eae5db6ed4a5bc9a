import { barModules } from "@tresen/contract/template/render/code/bars";
import { encode } from "uqr";
import type { Row } from "./layout";

/** A black rectangle in dots. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CodeSymbol {
  width: number;
  height: number;
  boxes: Box[];
}

/** The height of the bars, as the printers are told it. */
export const BAR_HEIGHT = 80;

/** The QR code as black boxes, one for each run of modules. */
export function qrSymbol({ data, module }: Extract<Row, { kind: "qr" }>): CodeSymbol {
  const { data: modules, size } = encode(data, { ecc: "M", border: 0 });
  const boxes = modules.flatMap((row, y) =>
    runsOf(row).map(({ from, to }) => ({
      ...{ x: from * module, width: (to - from) * module },
      ...{ y: y * module, height: module },
    })),
  );
  return { width: size * module, height: size * module, boxes };
}

/** Where a row is black: from one dot to before another. */
export function runsOf(row: ArrayLike<boolean | number>): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (let from = 0; from < row.length; from += 1) {
    if (!row[from]) continue;
    let to = from + 1;
    while (to < row.length && row[to]) to += 1;
    runs.push({ from, to });
    from = to;
  }
  return runs;
}

/** The bars of a barcode. */
export function barSymbol({ type, data }: Extract<Row, { kind: "barcode" }>): CodeSymbol {
  const module = type === "ean13" ? 3 : 2;
  const { bars, modules } = barModules({ type, data });
  const boxes = bars.map(({ x, width }) => ({ x: x * module, y: 0, width: width * module, height: BAR_HEIGHT }));
  return { width: modules * module, height: BAR_HEIGHT, boxes };
}
