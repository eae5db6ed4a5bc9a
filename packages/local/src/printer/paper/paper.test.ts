import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import { expect, test } from "vitest";
import { printEpos } from "./epos-xml";
import { printEscPos } from "./esc-pos";
import { type PrintedLine, wordsOf } from "./paper";
import { printStar } from "./star";
import { parseXml } from "./xml";

const WORDS = "Käse-Spätzle, groß, 9,50 €";

/** A black square of 16 dots on white. */
const PICTURE = {
  data: Uint8ClampedArray.from({ length: 16 * 16 * 4 }, (_, at) => (at % 4 === 3 ? 255 : 0)),
  width: 16,
  height: 16,
};

function job(
  language: "esc-pos" | "star-prnt" | "star-line",
  codePage: "cp858" | "windows1252" | "iso8859-15",
): Uint8Array {
  const encoder = new ReceiptPrinterEncoder({ language, columns: 32, newline: "\n" });
  return encoder
    .initialize()
    .codepage(codePage)
    .line(WORDS)
    .bold(true)
    .width(2)
    .height(2)
    .line("Nr. 17")
    .bold(false)
    .width(1)
    .height(1)
    .invert(true)
    .line("GEÄNDERT")
    .invert(false)
    .underline(true)
    .line("ohne Zwiebel")
    .underline(false)
    .qrcode("https://shop.test/s/1")
    .barcode("4006381333931", "ean13", { height: 60, text: true })
    .cut()
    .encode();
}

function styled(lines: readonly PrintedLine[], text: string): object | undefined {
  return lines.flatMap((line) => (line.kind === "text" ? line.texts : [])).find((one) => one.text === text);
}

test.each([
  { language: "esc-pos", print: printEscPos, codePage: "cp858" },
  { language: "esc-pos", print: printEscPos, codePage: "windows1252" },
  { language: "esc-pos", print: printEscPos, codePage: "iso8859-15" },
  { language: "star-prnt", print: printStar, codePage: "cp858" },
  { language: "star-prnt", print: printStar, codePage: "windows1252" },
  { language: "star-line", print: printStar, codePage: "cp858" },
] as const)("$language in $codePage comes out as it was meant", ({ language, print, codePage }) => {
  const lines = print(job(language, codePage));
  expect(wordsOf(lines)).toContain(WORDS);
  expect(styled(lines, "Nr. 17")).toEqual({ text: "Nr. 17", isBold: true, width: 2, height: 2 });
  expect(styled(lines, "GEÄNDERT")).toEqual({ text: "GEÄNDERT", isInverse: true });
  expect(styled(lines, "ohne Zwiebel")).toEqual({ text: "ohne Zwiebel", isUnderlined: true });
  expect(lines.filter(({ kind }) => kind !== "text")).toEqual([
    { kind: "qr", align: "left", value: "https://shop.test/s/1" },
    { kind: "barcode", align: "left", value: "4006381333931" },
    { kind: "cut" },
  ]);
});

test.each([
  { language: "esc-pos", print: printEscPos, imageMode: "raster" },
  { language: "esc-pos", print: printEscPos, imageMode: "column" },
  { language: "star-prnt", print: printStar, imageMode: "column" },
] as const)("a picture of $language in $imageMode mode is one black square", ({ language, print, imageMode }) => {
  const encoder = new ReceiptPrinterEncoder({ language, columns: 32, imageMode });
  const found = print(encoder.initialize().image(PICTURE, 16, 16, "threshold").encode());
  const [shown] = found.filter(({ kind }) => kind === "picture");
  expect(shown).toMatchObject({ width: 16 });
  const rows = Array.from({ length: 16 }, (_, y) => `M0 ${y}h16v1h-16z`).join("");
  expect(shown?.kind === "picture" && shown.path).toBe(rows);
});

test("ePOS-Print XML keeps the style of a text for the texts after it", () => {
  const root = parseXml(
    `<?xml version="1.0" encoding="utf-8"?><epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">` +
      `<text lang="de"/><text em="true" width="2" height="2">Nr. 17 &amp; 18&#10;</text><text>fett</text>` +
      `<text em="false" width="1" height="1">&#10;9,50 €&#10;</text><symbol type="qrcode_model_2">a&lt;b</symbol>` +
      `<image width="8" height="1">gA==</image><cut type="feed"/></epos-print>`,
  );
  const lines = root ? printEpos(root) : null;
  expect(lines).toEqual([
    { kind: "text", align: "left", texts: [{ text: "Nr. 17 & 18", isBold: true, width: 2, height: 2 }] },
    { kind: "text", align: "left", texts: [{ text: "fett", isBold: true, width: 2, height: 2 }] },
    { kind: "text", align: "left", texts: [{ text: "9,50 €" }] },
    { kind: "qr", align: "left", value: "a<b" },
    { kind: "picture", align: "left", width: 8, height: 1, path: "M0 0h1v1h-1z" },
    { kind: "cut" },
  ]);
});

test.each(["<a><b></a>", "<a>&nbsp;</a>", "<a>\u0001</a>", "<a>1 & 2</a>", "<a/><b/>", "", "<a b=1/>", "<a"])(
  "a printer refuses a document that is not well-formed: %s",
  (text) => expect(parseXml(text)).toBeNull(),
);

test("a printer refuses an element that it does not know", () => {
  const root = parseXml("<epos-print><html/></epos-print>");
  expect(root && printEpos(root)).toBeNull();
});
