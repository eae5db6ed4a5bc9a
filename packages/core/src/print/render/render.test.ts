import { testPage } from "@tresen/contract/print/document/test-page";
import { CODE_PAGES } from "@tresen/contract/device/device.values";
import { type Paper, paper as paperSchema } from "@tresen/contract/print/paper/paper";
import { describe, expect, it } from "vitest";
import { LOGO, PAPERS } from "../../../test/papers";
import { readEscPos } from "../../../test/printer-text";
import { type PrinterFormat, columnsOf, renderPaper } from ".";
import { printsByPage } from "./characters";
import { escaped } from "./epos";

const FORMATS: readonly PrinterFormat[] = ["escpos", "starprnt", "starline", "epos", "plain"];
const pictures = new Map([["img_logo", LOGO]]);
const bytesOf = (paper: Paper, format: PrinterFormat, width: 58 | 80 = 80): Uint8Array =>
  renderPaper({ paper, format, width, codePage: "cp858", pictures });
const textOf = (paper: Paper, format: PrinterFormat, width?: 58 | 80): string =>
  Buffer.from(bytesOf(paper, format, width)).toString();
const has = (bytes: Uint8Array, ...wanted: number[]): boolean => Buffer.from(bytes).includes(Buffer.from(wanted));
const line = (text: string): Paper => [{ kind: "text", text }];

/** The texts of all elements, once each of them is closed in order. */
function readXml(xml: string): string {
  const open: string[] = [];
  let text = "";
  for (const [token, close, name, selfClosing] of xml.matchAll(/<(\/?)([\w-]+)(?: [\w-]+="[^"<&]*")*(\/?)>|[^<]+/g)) {
    if (name === undefined) text += token;
    else if (close) expect(open.pop()).toBe(name);
    else if (!selfClosing) open.push(name);
  }
  expect(open).toEqual([]);
  expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|#10);)|>/);
  return text
    .replaceAll("&#10;", "\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}

describe("documents for printers", () => {
  it("are valid, and the same bytes for the same input", () => {
    for (const paper of Object.values(PAPERS)) {
      expect(paperSchema.parse(paper)).toEqual(paper);
      for (const format of FORMATS) expect(bytesOf(paper, format)).toEqual(bytesOf(paper, format));
    }
  });

  it("never have lines that are wider than the paper", () => {
    for (const paper of Object.values(PAPERS))
      for (const width of [58, 80] as const) {
        const longest = (text: string): number => Math.max(...text.split("\n").map((words) => [...words].length));
        const plain = textOf(paper, "plain", width).replace(/https?:\S+|_R1-AT1\S+/g, "");
        expect(longest(plain)).toBeLessThanOrEqual(columnsOf({ format: "plain", width }));
        const printed = readEscPos(bytesOf(paper, "escpos", width)).replace(/\[[^\]]*\]/g, "");
        expect(longest(printed)).toBeLessThanOrEqual(columnsOf({ format: "escpos", width }));
      }
  });

  it("have umlauts and € in the printer's code page", () => {
    const page = testPage({ deviceName: "x", branchName: "x", url: "https://a.test", zone: "Europe/Vienna", now: 0 });
    expect(has(bytesOf(page, "escpos"), 0x1b, 0x74, 19)).toBe(true);
    for (const format of ["starprnt", "starline"] as const)
      expect(has(bytesOf(page, format), 0x1b, 0x1d, 0x74, 4)).toBe(true);
    for (const format of ["escpos", "starprnt", "starline"] as const) {
      expect(has(bytesOf(page, format), 0x8e, 0x99, 0x9a, 0x20, 0x84, 0x94, 0x81, 0x20, 0xe1, 0x20, 0xd5)).toBe(true);
      const latin = renderPaper({ paper: line("für €"), format, width: 58, codePage: "iso8859-15" });
      expect(has(latin, ...(format === "escpos" ? [0xfc, 0x72, 0x20, 0xa4] : [0x81, 0x72, 0x20, 0xd5]))).toBe(true);
      const windows = renderPaper({ paper: line("für €"), format, width: 58, codePage: "windows1252" });
      expect(has(windows, 0x66, 0xfc, 0x72, 0x20, 0x80)).toBe(true);
    }
    expect(textOf(page, "epos")).toContain("ÄÖÜ äöü ß €");
    expect(textOf(page, "plain")).toContain("ÄÖÜ äöü ß €");
  });

  it("have every character of a code page that counts as printable", () => {
    const all = Array.from({ length: 0x2600 - 0xa1 }, (_, index) => String.fromCodePoint(0xa1 + index));
    for (const codePage of CODE_PAGES) {
      const upper = all.filter((character) => printsByPage(codePage)(character) && character !== "\u00AD");
      expect(upper.length).toBeGreaterThan(90);
      // Star's printers do not have two of these pages.
      const isStars = codePage !== "cp850" && codePage !== "iso8859-15";
      for (const format of isStars ? (["escpos", "starprnt"] as const) : (["escpos"] as const)) {
        const bytes = renderPaper({ paper: line(upper.join("")), format, width: 80, codePage });
        // What the encoder does not know becomes a question mark.
        expect(bytes).not.toContain("?".charCodeAt(0));
        expect(new Set(bytes.filter((byte) => byte >= 0x80)).size).toBe(upper.length);
      }
    }
  });

  it("say everything that the ticket says, and cross out what does not hold without a line through it", () => {
    const ticket = readEscPos(bytesOf(PAPERS["ticket"] ?? [], "escpos"));
    for (const words of [
      "Ticket 4711",
      "2 ×",
      "Pizza Quattro",
      "Größe: groß",
      "scharf ? und für ????",
      "0,35 kg Leberkäse",
    ])
      expect(ticket).toContain(words);
    const change = readEscPos(bytesOf(PAPERS["change"] ?? [], "escpos"));
    for (const words of [" WIEDERHOLUNG ", " GEÄNDERT ", "--2-×-Pizza-Quattro--", "--Größe:-groß--", " STORNO "])
      expect(change).toContain(words);
    expect(change.endsWith("[cut]\n")).toBe(true);
  });

  it("have codes and pictures, and text instead of a barcode that is none", () => {
    const page = readEscPos(bytesOf(PAPERS["test"] ?? [], "escpos"));
    expect(page).toContain("[qr https://shop.example.test]");
    expect(page).toMatch(/\[barcode 4006381333931?\]/);
    expect(page).toContain("[barcode {BTRESEN-0123]");
    expect(readEscPos(bytesOf(PAPERS["receipt"] ?? [], "escpos"))).toContain("[picture 288x144]");
    const wrong: Paper = [
      { kind: "barcode", type: "ean13", data: "4006381333932" },
      { kind: "barcode", type: "code128", data: "X".repeat(40) },
      { kind: "picture", image: "missing", width: 50 },
    ];
    expect(readEscPos(bytesOf(wrong, "escpos"))).toBe(`4006381333932\n${"X".repeat(40)}\n`);
  });

  it("come as often as copies are wanted, each cut off", () => {
    const twice = renderPaper({
      paper: PAPERS["label"] ?? [],
      format: "escpos",
      width: 58,
      codePage: "cp858",
      copies: 2,
    });
    expect(readEscPos(twice).match(/\[cut\]/g)).toHaveLength(2);
    expect(readEscPos(twice).match(/Ticket 4711/g)).toHaveLength(2);
  });
});

describe("ePOS-Print XML", () => {
  it("is well-formed and says everything, whatever customers write", () => {
    for (const paper of Object.values(PAPERS)) readXml(textOf(paper, "epos"));
    const nasty = "</text><cut/> & \"quoted\" 'x' \u0000\u0008 ]]> \uFFFE ü€";
    expect(readXml(textOf(line(nasty), "epos"))).toContain("</text><cut/> & \"quoted\" 'x'");
    expect(escaped("a\u0000\uD800b\u{1F355}")).toBe("ab\u{1F355}");
  });

  it("has styles, codes and pictures as elements, and fits the narrowest printer of its width", () => {
    const page = textOf(PAPERS["test"] ?? [], "epos");
    for (const element of [
      '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print"><text lang="de"/>',
      '<text width="3" height="3" em="false" ul="false" reverse="false">Größe 3</text>',
      'reverse="true"> Weiß auf Schwarz </text>',
      'ul="true" reverse="false">Unterstrichen</text>',
      '<symbol type="qrcode_model_2" level="level_m" width="6">https://shop.example.test</symbol>',
      '<barcode type="ean13" hri="below" font="font_a" width="3" height="80">4006381333931</barcode>',
      '<barcode type="code128" hri="below" font="font_a" width="2" height="80">{BTRESEN-0123</barcode>',
      '<cut type="feed"/></epos-print>',
    ])
      expect(page).toContain(element);
    expect(textOf(PAPERS["receipt"] ?? [], "epos")).toMatch(
      /<image width="248" height="\d+" color="color_1" mode="mono">[A-Za-z0-9+/=]+<\/image>/,
    );
    expect(columnsOf({ format: "epos", width: 80 })).toBe(42);
  });
});
