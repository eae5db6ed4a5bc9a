import { NO, YES } from "./table.texts";
import { unzip } from "./zip";

/*
 * Reads the cells of an XLSX file that a spreadsheet has saved: texts, numbers, percent, dates and yes or no, in the
 * German form of table files. Formulas count with the value that the spreadsheet has stored.
 */

const WORKBOOK = "xl/workbook.xml";
const WORKBOOK_RELATIONS = "xl/_rels/workbook.xml.rels";
const TEXTS = "xl/sharedStrings.xml";
const STYLES = "xl/styles.xml";

/** The days from the first day that spreadsheets count, 30 December 1899, to 1 January 1970. */
const EPOCH_DAYS = 25_569;
const DAY_MINUTES = 1440;
/** A sheet with more columns has cells by mistake far to the right. */
const MOST_COLUMNS = 1000;

/** The rows of the first sheet. @throws RangeError for anything but an XLSX file. */
export async function readXlsx(bytes: Uint8Array): Promise<string[][]> {
  const files = await unzip({
    bytes,
    isWanted: (name) =>
      [WORKBOOK, WORKBOOK_RELATIONS, TEXTS, STYLES].includes(name) || /^xl\/worksheets\/[^/]+\.xml$/.test(name),
  });
  const sheet = files.get(firstSheet(files)) ?? "";
  if (sheet === "") throw new RangeError("no sheet");
  const texts = elements(files.get(TEXTS) ?? "", "si").map(({ body }) => textIn(body));
  const formats = formatsIn(files.get(STYLES) ?? "");
  const rows: string[][] = [];
  for (const { attributes, body } of elements(sheet, "row")) {
    const at = Number(attribute(attributes, "r") ?? rows.length + 1) - 1;
    while (rows.length < at) rows.push([]);
    rows[at] = cellsOf({ row: body, texts, formats });
  }
  return rows;
}

function cellsOf({
  row,
  texts,
  formats,
}: {
  row: string;
  texts: readonly string[];
  formats: readonly Format[];
}): string[] {
  const cells: string[] = [];
  for (const { attributes, body } of elements(row, "c")) {
    const at = positionOf(attribute(attributes, "r")) ?? cells.length;
    if (at >= MOST_COLUMNS) continue;
    while (cells.length < at) cells.push("");
    const format = formats[Number(attribute(attributes, "s") ?? -1)] ?? "number";
    cells[at] = textOf({ type: attribute(attributes, "t") ?? "n", body, texts, format });
  }
  return cells;
}

type Format = "number" | "percent" | "date" | "moment" | "time";

function textOf({
  type,
  body,
  texts,
  format,
}: {
  type: string;
  body: string;
  texts: readonly string[];
  format: Format;
}): string {
  if (type === "inlineStr") return textIn(body);
  const value = unescaped(elements(body, "v")[0]?.body ?? "");
  if (type === "s") return texts[Number(value)] ?? "";
  if (type === "b") return value === "1" ? YES : NO;
  if (type === "d") return value;
  if (type !== "n" || value === "") return value;
  const number = Number(value);
  if (format === "percent") return `${german(Math.round(number * 1e10) / 1e8)} %`;
  return format === "number" ? german(number) : dateOf({ days: number, format });
}

/** A number without the error of binary fractions that a spreadsheet hides too. */
function german(value: number): string {
  const text = Number(value.toPrecision(15)).toFixed(9);
  return text.replace(/\.?0+$/, "").replace(".", ",");
}

function dateOf({ days, format }: { days: number; format: Format }): string {
  const minutes = Math.round(days * DAY_MINUTES);
  const iso = new Date((minutes - EPOCH_DAYS * DAY_MINUTES) * 60_000).toISOString();
  const clock = iso.slice(11, 16);
  if (format === "time") return clock;
  const date = `${iso.slice(8, 10)}.${iso.slice(5, 7)}.${iso.slice(0, 4)}`;
  return format === "date" && minutes % DAY_MINUTES === 0 ? date : `${date} ${clock}`;
}

/** The format of each style, by the number that cells name. */
function formatsIn(styles: string): Format[] {
  const own = new Map(
    elements(styles, "numFmt").map(({ attributes }) => [
      Number(attribute(attributes, "numFmtId")),
      formatOf(unescaped(attribute(attributes, "formatCode") ?? "")),
    ]),
  );
  const used = elements(styles, "cellXfs")[0]?.body ?? "";
  return elements(used, "xf").map(({ attributes }) => {
    const id = Number(attribute(attributes, "numFmtId") ?? 0);
    return own.get(id) ?? builtIn(id);
  });
}

/** The formats that every spreadsheet knows by their number. */
function builtIn(id: number): Format {
  if (id === 9 || id === 10) return "percent";
  if (id === 22) return "moment";
  if (id >= 14 && id <= 17) return "date";
  return (id >= 18 && id <= 21) || (id >= 45 && id <= 47) ? "time" : "number";
}

function formatOf(code: string): Format {
  const plain = code.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "").toLowerCase();
  if (plain.includes("%")) return "percent";
  const hasDate = /[dyjt]/.test(plain.replace("standard", "").replace("general", ""));
  const hasTime = /[hs]/.test(plain);
  if (hasDate) return hasTime ? "moment" : "date";
  return hasTime ? "time" : "number";
}

function firstSheet(files: ReadonlyMap<string, string>): string {
  const [sheet] = elements(files.get(WORKBOOK) ?? "", "sheet");
  const id = sheet && attribute(sheet.attributes, "r:id");
  const relation = elements(files.get(WORKBOOK_RELATIONS) ?? "", "Relationship").find(
    ({ attributes }) => attribute(attributes, "Id") === id,
  );
  const target = relation && attribute(relation.attributes, "Target");
  return target ? target.replace(/^\/?(?:xl\/)?/, "xl/") : "xl/worksheets/sheet1.xml";
}

interface Element {
  attributes: string;
  body: string;
}

/** The elements with this name, which contain no others of the same name. Prefixes of namespaces are ignored. */
function elements(xml: string, name: string): Element[] {
  const pattern = new RegExp(`<(?:\\w+:)?${name}((?:\\s[^>]*?)?)(?:/>|>([\\s\\S]*?)</(?:\\w+:)?${name}>)`, "g");
  return [...xml.matchAll(pattern)].map(([, attributes = "", body = ""]) => ({ attributes, body }));
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

/** The text of a cell, which may consist of differently formatted parts. Phonetic readings are no part of it. */
function textIn(xml: string): string {
  const spoken = xml.replace(/<(?:\w+:)?rPh[\s\S]*?<\/(?:\w+:)?rPh>/g, "");
  return elements(spoken, "t")
    .map(({ body }) => unescaped(body))
    .join("");
}

/** `BC7` → 54 */
function positionOf(cell: string | undefined): number | null {
  const [, name] = /^([A-Z]+)\d*$/.exec(cell ?? "") ?? [];
  return name ? [...name].reduce((sum, sign) => sum * 26 + sign.charCodeAt(0) - 64, 0) - 1 : null;
}

function unescaped(text: string): string {
  return text
    .replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/&(?:#(\d+)|#x([0-9A-Fa-f]+)|(amp|lt|gt|quot|apos));/g, (_, decimal, hex, name) =>
      name
        ? (NAMED[String(name)] ?? "")
        : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(String(hex), 16)),
    );
}

const NAMED: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
