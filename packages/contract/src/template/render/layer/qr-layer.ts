import { encode } from "uqr";
import type { LayerOf } from "../../layer/layer";
import { rectanglePath, writeRectangle } from "../geometry/outlines";
import { paintOf } from "../geometry/paint";
import { pathWriter } from "../geometry/path";
import type { LayerContext, Mark } from "./context";

/** The modules around a code that stay light, as its standard says. */
const QUIET = 4;
/** Pixels of a module below which cameras of telephones cannot tell them apart. */
const LEAST_MODULE = 2;

/** The largest square in the box, its quiet zone included. */
export function drawQr({
  value: { content, errorCorrection, color, background },
  context: { box, warn },
}: {
  value: LayerOf<"qr">["value"];
  context: LayerContext;
}): Mark[] {
  if (content.trim() === "") return [];
  const modules = modulesOf({ content, errorCorrection });
  if (!modules) {
    warn({ kind: "codeImpossible" });
    return [];
  }
  const side = Math.min(box.width, box.height);
  const module = side / (modules.length + 2 * QUIET);
  if (module < LEAST_MODULE) warn({ kind: "codeSmall" });
  const square = { x: box.x + (box.width - side) / 2, y: box.y + (box.height - side) / 2, width: side, height: side };
  const writer = pathWriter();
  for (const [line, row] of modules.entries()) {
    for (const { from, to } of runsOf(row)) {
      const x = square.x + (QUIET + from) * module;
      const y = square.y + (QUIET + line) * module;
      writeRectangle({ writer, box: { x, y, width: (to - from) * module, height: module } });
    }
  }
  const below = paintOf(background);
  return [
    ...(below ? [{ kind: "path", d: rectanglePath({ box: square }), fill: below, stroke: null } as const] : []),
    { kind: "path", d: writer.text(), fill: paintOf(color), stroke: null },
  ];
}

function modulesOf({
  content,
  errorCorrection,
}: {
  content: string;
  errorCorrection: "L" | "M" | "Q" | "H";
}): boolean[][] | null {
  try {
    return encode(content, { ecc: errorCorrection, border: 0 }).data;
  } catch {
    return null;
  }
}

/** Where a row is dark: from one module to before another. */
function runsOf(row: readonly boolean[]): { from: number; to: number }[] {
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
