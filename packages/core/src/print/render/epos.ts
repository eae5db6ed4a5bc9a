import { type Bits, packed } from "./bits";
import type { Row } from "./layout";

/** The document as Epson's printers with ePOS-Print take it. */
export function eposXml({ rows, columns }: { rows: readonly Row[]; columns: number }): string {
  return [
    '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    '<text lang="de"/><text smooth="true"/>',
    ...rows.map((row) => elementOf({ row, columns })),
    "</epos-print>",
  ].join("");
}

const CENTER = '<text align="center"/>';
const LEFT = '<text align="left"/>';
const PLAIN = 'width="1" height="1" em="false" ul="false" reverse="false"';

function elementOf({ row, columns }: { row: Row; columns: number }): string {
  switch (row.kind) {
    case "text":
      return [
        ...row.segments.map(
          ({ text, size, bold, underline, inverted }) =>
            `<text width="${size}" height="${size}" em="${bold}" ul="${underline}" reverse="${inverted}">` +
            `${escaped(text)}</text>`,
        ),
        `<text ${PLAIN}>&#10;</text>`,
      ].join("");
    case "rule":
      return `<text ${PLAIN}>${(row.isDouble ? "=" : "-").repeat(columns)}&#10;</text>`;
    case "space":
      return `<feed line="${row.lines}"/>`;
    case "qr":
      return (
        `${CENTER}<symbol type="qrcode_model_2" level="level_m" width="${row.module}">` +
        `${escaped(literal(row.data))}</symbol>${LEFT}`
      );
    case "barcode": {
      const data = row.type === "code128" ? `{B${row.data.replaceAll("{", "{{")}` : row.data;
      return (
        `${CENTER}<barcode type="${row.type}" hri="below" font="font_a" width="${row.type === "ean13" ? 3 : 2}" ` +
        `height="80">${escaped(literal(data))}</barcode>${LEFT}`
      );
    }
    case "picture":
      return `${CENTER}${imageOf(row.bits)}${LEFT}`;
    case "cut":
      return '<cut type="feed"/>';
  }
}

function imageOf(bits: Bits): string {
  const data = Buffer.from(packed(bits)).toString("base64");
  return `<image width="${bits.width}" height="${bits.height}" color="color_1" mode="mono">${data}</image>`;
}

/** In codes, a backslash begins the number of a byte. */
const literal = (data: string): string => data.replaceAll("\\", "\\\\");

/** Without characters that XML does not allow. */
export function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
