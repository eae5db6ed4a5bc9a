import { type LabelOf, LONGEST_TEXT, percentOf, textOfCell, valueAt } from "./cell-text";
import type { CellColumn } from "./columns";
import type { ZoneOf } from "./record-zone";
import { DAY, DEFAULT_TIME_ZONE, MINUTE, instantAt, minutesOf } from "../time";
import { zipOf } from "./zip";

/*
 * XLSX files as spreadsheets open them: ECMA-376, one sheet, texts in the cells themselves. Numbers, amounts, rates,
 * dates and times are what a spreadsheet computes and sorts with; everything else is text as in a CSV file.
 */

/** The styles of `STYLES`, by their position. */
const STYLE = { plain: 0, head: 1, number: 2, money: 3, rate: 4, date: 5, moment: 6 } as const;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export const XLSX_TYPE = `${TYPE}.sheet`;
/** The entry with the rows, which stands last in the file. */
export const SHEET_NAME = "xl/worksheets/sheet1.xml";
export const SHEET_END = "</sheetData></worksheet>";

type Columns = readonly CellColumn[];
/** A record whose cells are written. Without an id, there is no column for it. */
type Row = Readonly<Record<string, unknown>> & { id?: string };

/** The beginning of the sheet with its first line, which stays in view. */
export function sheetStart(titles: readonly string[]): string {
  const cells = titles.map((title, index) => textCell({ text: title, at: `${letters(index)}1`, style: STYLE.head }));
  const view =
    '<sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/>' +
    "</sheetView></sheetViews>";
  // A narrower column shows signs in place of a date with its time.
  const widths = `<cols><col min="1" max="${titles.length}" width="18" customWidth="1"/></cols>`;
  return `${XML}<worksheet xmlns="${MAIN}">${view}${widths}<sheetData><row r="1">${cells.join("")}</row>`;
}

/** The row of a record. @param line its number in the sheet, from 2 on. */
export function sheetRow({
  columns,
  record,
  line,
  labelOf,
  zone,
}: {
  columns: Columns;
  record: Row;
  line: number;
  labelOf?: LabelOf;
  /** The time zone of the record's times. */
  zone?: string;
}): string {
  const first = record.id === undefined ? 0 : 1;
  const cells = columns.map((column, index) => {
    const value = valueAt({ record, path: column.path });
    const at = `${letters(index + first)}${line}`;
    const text = textOfCell({ column, value, labelOf, zone });
    return (
      numberCell({ column, value, at }) ??
      dateCell({ column, value, text, at }) ??
      textCell({ text, at, style: STYLE.plain })
    );
  });
  return `<row r="${line}">${textCell({ text: record.id ?? "", at: `A${line}`, style: STYLE.plain })}${cells.join("")}</row>`;
}

/** Everything in the file but the sheet. */
export function xlsxFrame(sheet: string): { name: string; content: string }[] {
  const parts = { workbook: `${TYPE}.sheet.main`, styles: `${TYPE}.styles`, sheet: `${TYPE}.worksheet` };
  return [
    {
      name: "[Content_Types].xml",
      content:
        `${XML}<Types xmlns="${PACKAGE}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        `<Override PartName="/xl/workbook.xml" ContentType="${parts.workbook}+xml"/>` +
        `<Override PartName="/xl/styles.xml" ContentType="${parts.styles}+xml"/>` +
        `<Override PartName="/${SHEET_NAME}" ContentType="${parts.sheet}+xml"/></Types>`,
    },
    { name: "_rels/.rels", content: relations([["officeDocument", "xl/workbook.xml"]]) },
    {
      name: "xl/workbook.xml",
      content:
        `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>` +
        `<sheet name="${escaped(sheetName(sheet))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations([
        ["worksheet", "worksheets/sheet1.xml"],
        ["styles", "styles.xml"],
      ]),
    },
    { name: "xl/styles.xml", content: STYLES },
  ];
}

/** A whole file of records that are in memory. */
export function xlsxOf({
  sheet,
  titles,
  columns,
  records,
  zoneOf,
}: {
  sheet: string;
  titles: readonly string[];
  columns: Columns;
  records: readonly Row[];
  zoneOf?: ZoneOf;
}): Promise<Uint8Array<ArrayBuffer>> {
  const rows = records.map((record, index) =>
    sheetRow({ columns, record, line: index + 2, ...(zoneOf ? { zone: zoneOf(record) } : {}) }),
  );
  const content = `${sheetStart(titles)}${rows.join("")}${SHEET_END}`;
  return zipOf([...xlsxFrame(sheet), { name: SHEET_NAME, content }]);
}

/** Percent have two places, as rates do: with a format that leaves out zeros, spreadsheets show `20,%`. */
const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/>` +
  '<numFmt numFmtId="165" formatCode="dd\\.mm\\.yyyy\\ hh:mm"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill>' +
  '<fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7">' +
  '<xf numFmtId="49" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" applyNumberFormat="1" applyFont="1"/>' +
  '<xf numFmtId="0"/><xf numFmtId="4" applyNumberFormat="1"/><xf numFmtId="10" applyNumberFormat="1"/>' +
  '<xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/></cellXfs>' +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function numberCell({ column, value, at }: { column: CellColumn; value: unknown; at: string }): string | null {
  if (typeof value !== "number") return null;
  switch (column.kind) {
    case "number":
      return `<c r="${at}" s="${STYLE.number}"><v>${value}</v></c>`;
    case "money":
      return `<c r="${at}" s="${STYLE.money}"><v>${(value / 100).toFixed(2)}</v></c>`;
    case "rate":
      return `<c r="${at}" s="${STYLE.rate}"><v>${percentOf(value) / 100}</v></c>`;
    default:
      return null;
  }
}

/** The first day that all spreadsheets count alike, and the number that they give to 1 January 1970. */
const FIRST_DAY = 61;
const EPOCH_DAYS = 25_569;

/**
 * A date or time by the clock that its text tells. A cell has no offset, so a time that would be read as another one
 * stays text: of a branch in another time zone, and in the hour that occurs twice in autumn.
 */
function dateCell({
  column,
  value,
  text,
  at,
}: {
  column: CellColumn;
  value: unknown;
  text: string;
  at: string;
}): string | null {
  if (column.kind !== "date" && column.kind !== "moment") return null;
  const [, day, month, year, clock, offset] = /^(\d\d)\.(\d\d)\.(\d{4})(?: (\d\d:\d\d)( .*)?)?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const minutes = minutesOf(clock ?? "00:00");
  const days = Date.parse(date) / DAY + EPOCH_DAYS + (minutes * MINUTE) / DAY;
  const isReadBack = !offset || isSameMinute(instantAt({ date, minutes, zone: DEFAULT_TIME_ZONE }), value);
  if (!(days >= FIRST_DAY) || !isReadBack) return null;
  return `<c r="${at}" s="${clock ? STYLE.moment : STYLE.date}"><v>${days}</v></c>`;
}

function isSameMinute(at: number, value: unknown): boolean {
  return at === Math.floor(Date.parse(String(value)) / MINUTE) * MINUTE;
}

function textCell({ text, at, style }: { text: string; at: string; style: number }): string {
  if (text === "") return "";
  const shown = escaped(text.slice(0, LONGEST_TEXT));
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${shown}</t></is></c>`;
}

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const entries = targets.map(
    ([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${entries.join("")}</Relationships>`;
}

/** A sheet's name has at most 31 characters, and none of those that formulas use. */
function sheetName(name: string): string {
  return name.replace(/[[\]:*?/\\]/g, " ").slice(0, 31);
}

/** `0` → `A`, `26` → `AA` */
export function letters(index: number): string {
  const rest = index % 26;
  const sign = String.fromCharCode(65 + rest);
  return index < 26 ? sign : `${letters((index - rest) / 26 - 1)}${sign}`;
}

/**
 * Characters that XML cannot hold are written as their escapes, so that reading the file gives the same text. A line
 * break keeps its form only as a reference.
 */
function escaped(text: string): string {
  return (
    text
      .toWellFormed()
      // What looks like the escape of a character is escaped itself.
      .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, "_x005F_")
      .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, escapeOf)
      .replace(/[&<>"\r]/g, (sign) => (sign === "\r" ? "&#13;" : (ENTITIES[sign] ?? sign)))
  );
}

function escapeOf(sign: string): string {
  return `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
