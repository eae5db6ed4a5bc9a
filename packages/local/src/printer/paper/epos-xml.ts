import { type Align, type PrintedLine, type Printing, startPrinting } from "./paper";
import { picture, rowDots } from "./picture";
import { type XmlElement, childrenOf, textOf } from "./xml";

const KNOWN = [
  "text",
  "feed",
  "image",
  "barcode",
  "symbol",
  "cut",
  "hline",
  "vline-begin",
  "vline-end",
  "logo",
  "pulse",
  "sound",
  "page",
  "layout",
];
const COLUMNS = 42;

/** What a printer prints from `<epos-print>`; null if the document does not keep to the schema. */
export function printEpos(root: XmlElement): PrintedLine[] | null {
  const printing = startPrinting();
  for (const element of childrenOf(root)) {
    if (!KNOWN.includes(element.name)) return null;
    print({ element, printing });
  }
  return printing.end();
}

function print({ element, printing }: { element: XmlElement; printing: Printing }): void {
  const { style } = printing;
  const { name, attributes } = element;
  if (attributes.align) style.align = alignOf(attributes.align);
  if (name === "text") text({ element, printing });
  else if (name === "feed") {
    printing.feed();
    for (let lines = Number(attributes.line ?? 1); lines > 1; lines -= 1) printing.feed();
  } else if (name === "symbol") printing.add({ kind: "qr", align: style.align, value: textOf(element) });
  else if (name === "barcode") printing.add({ kind: "barcode", align: style.align, value: textOf(element) });
  else if (name === "cut") printing.add({ kind: "cut" });
  else if (name === "hline") {
    printing.text("─".repeat(COLUMNS));
    printing.feed();
  } else if (name === "image") {
    const [width, height] = [Number(attributes.width), Number(attributes.height)];
    const data = Buffer.from(textOf(element), "base64");
    printing.add(picture({ align: style.align, width, height, isBlack: rowDots(data, width) }));
  }
}

/** The attributes of a text hold for the texts after it as well, until another one changes them. */
function text({ element, printing }: { element: XmlElement; printing: Printing }): void {
  const { style } = printing;
  const { em, ul, reverse, dw, dh, width, height } = element.attributes;
  if (em !== undefined) style.isBold = isOn(em);
  if (ul !== undefined) style.isUnderlined = isOn(ul);
  if (reverse !== undefined) style.isInverse = isOn(reverse);
  if (dw !== undefined) style.width = isOn(dw) ? 2 : 1;
  if (dh !== undefined) style.height = isOn(dh) ? 2 : 1;
  if (width !== undefined) style.width = Number(width);
  if (height !== undefined) style.height = Number(height);
  const [first = "", ...others] = textOf(element).split("\n");
  printing.text(first);
  for (const line of others) {
    printing.feed();
    printing.text(line);
  }
}

function isOn(value: string): boolean {
  return value === "true" || value === "1";
}

function alignOf(value: string): Align {
  return value === "center" || value === "right" ? value : "left";
}
