import { type Html, html } from "@tresen/contract/page/html";
import { PRINTER_TEXTS } from "../printer.texts";
import type { PrintedPaper } from "../printer-store";
import type { PrintedLine, PrintedText } from "./paper";

/** The characters in a line of the usual papers and printers. */
const WIDTHS = [32, 42, 48];

/** A piece of paper as it came out of the printer. */
export function paperHtml({ lines, isTorn }: Pick<PrintedPaper, "lines" | "isTorn">): Html {
  const longest = Math.max(...lines.map(lengthOf), 0);
  const width = WIDTHS.find((one) => longest <= one) ?? longest;
  return html`<div class="paper" style="--characters:${width}">${lines.map(lineHtml)}${
    isTorn && html`<p class="tag bad">${PRINTER_TEXTS.torn}</p>`
  }</div>`;
}

function lineHtml(line: PrintedLine): Html {
  if (line.kind === "cut") return html`<hr aria-label="${PRINTER_TEXTS.cut}">`;
  if (line.kind === "text") return html`<div class="${line.align}">${line.texts.map(textHtml)}\u200b</div>`;
  if (line.kind === "picture")
    return html`<div class="${line.align}"><svg width="${line.width / 2}" viewBox="0 0 ${line.width} ${line.height}"><path d="${line.path}"/></svg></div>`;
  return html`<div class="${line.align}"><span class="code ${line.kind}">${line.value}</span></div>`;
}

function textHtml({ text, isBold, isUnderlined, isInverse, width = 1, height = 1 }: PrintedText): Html {
  const style = [isBold && "bold", isUnderlined && "underlined", isInverse && "inverse"].filter(Boolean).join(" ");
  if (width === 1 && height === 1) return html`<span class="${style}">${text}</span>`;
  const size = `width:${[...text].length * width}ch;height:${height}lh`;
  const scale = `transform:scale(${width},${height})`;
  return html`<span class="large" style="${size}"><span class="${style}" style="${scale}">${text}</span></span>`;
}

function lengthOf(line: PrintedLine): number {
  if (line.kind !== "text") return 0;
  return line.texts.reduce((sum, { text, width = 1 }) => sum + [...text].length * width, 0);
}
