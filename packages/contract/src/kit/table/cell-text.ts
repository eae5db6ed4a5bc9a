import { DEFAULT_TIME_ZONE, MINUTE, formatDate, formatDateTime, parseInstant, zonedTime } from "../time";
import type { CellColumn } from "./columns";
import { NO, YES } from "./table.texts";

/** The text of a reference: its label where that is unique, else null for its id. */
export type LabelOf = (reference: { resource: string; id: string }) => string | null;

interface Cell {
  column: CellColumn;
  value: unknown;
  labelOf?: LabelOf | undefined;
  zone?: string | undefined;
}

/** The value of a column in a record. */
export function valueAt({ record, path }: { record: unknown; path: string }): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (value, name) =>
        typeof value === "object" && value !== null && Object.hasOwn(value, name)
          ? Reflect.get(value, name)
          : undefined,
      record,
    );
}

/**
 * The longest text that a cell of a spreadsheet holds. A longer one is cut in XLSX files, which refuse it otherwise.
 */
export const LONGEST_TEXT = 32_767;

/** Whether a cell that was read says what the record has, so that nothing changes: also where a file had to cut it. */
export function isSameText({ text, held }: { text: string; held: string }): boolean {
  const [read, stored] = [plainText(text), plainText(held)];
  return read === stored || (stored.length > LONGEST_TEXT && read === stored.slice(0, LONGEST_TEXT));
}

function plainText(text: string): string {
  return text.replace(/\r\n?/g, "\n").trim();
}

/** The German text of a value in a table file; empty for no value. */
export function textOfCell({ column, value, labelOf, zone = DEFAULT_TIME_ZONE }: Cell): string {
  if (value === undefined || value === null || value === "") return "";
  switch (column.kind) {
    case "flag":
      return value === true ? YES : NO;
    case "money":
      return typeof value === "number" ? moneyText(value) : "";
    case "rate":
      return typeof value === "number" ? `${numberText(percentOf(value))} %` : "";
    case "number":
      return typeof value === "number" ? numberText(value) : "";
    case "choice":
      return labelOfChoice({ column, value: String(value) });
    case "date":
      return dateText(String(value));
    case "moment":
      return momentText({ text: String(value), zone });
    case "codes":
      return Array.isArray(value) ? value.join(", ") : "";
    case "reference":
      return labelOf?.({ resource: column.ref ?? "", id: String(value) }) ?? String(value);
    default:
      return String(value);
  }
}

/** The label of a choice's value. Where two values share a label, the value itself. */
export function labelOfChoice({ column, value }: { column: CellColumn; value: string }): string {
  const label = column.labels?.[value];
  const isOwn = Object.values(column.labels ?? {}).filter((other) => other === label).length === 1;
  return label !== undefined && isOwn ? label : value;
}

/** `1250` → `12,50` */
export function moneyText(cents: number): string {
  const sign = cents < 0 ? "-" : "";
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${sign}${digits.slice(0, -2)},${digits.slice(-2)}`;
}

/** Without separators of thousands, which would be read differently in other languages. */
function numberText(value: number): string {
  return value
    .toFixed(9)
    .replace(/\.?0+$/, "")
    .replace(".", ",");
}

/** The percent of a rate, without the error of binary fractions. */
export function percentOf(rate: number): number {
  return Math.round(rate * 1_000_000) / 10_000;
}

function dateText(text: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return year ? `${day}.${month}.${year}` : text;
}

/**
 * A date stays one, and so does a time without a zone. An instant is told by the clock of the zone, with its offset:
 * `05.06.2026 18:30 +02:00`.
 */
export function momentText({ text, zone }: { text: string; zone: string }): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return dateText(text);
  const at = parseInstant({ text, zone });
  if (at === null) return text;
  const wall = `${formatDate({ at, zone })} ${formatDateTime({ at, zone }).slice(-5)}`;
  return isLocalTime(text) ? wall : `${wall} ${offsetText({ at, zone })}`;
}

/** Whether it is a time without a zone, which means the time of whichever branch it is used for. */
export function isLocalTime(value: unknown): boolean {
  return typeof value === "string" && /T[\d:.]+$/.test(value);
}

/** By how much the zone's clock is ahead of UTC: `+02:00`. */
export function offsetText({ at, zone }: { at: number; zone: string }): string {
  const { date, minutes } = zonedTime({ at, zone });
  const ahead = Math.ceil((Date.parse(`${date}T00:00:00Z`) - at) / MINUTE) + minutes;
  const [hours, rest] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60];
  return `${ahead < 0 ? "-" : "+"}${String(hours).padStart(2, "0")}:${String(rest).padStart(2, "0")}`;
}
