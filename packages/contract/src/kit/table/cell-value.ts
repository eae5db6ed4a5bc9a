import * as z from "zod";
import { AMOUNT_FAULTS } from "../validation/amount.texts";
import { blank } from "../validation/validation.texts";
import { DEFAULT_TIME_ZONE, isDate, parseInstant } from "../time";
import { isLocalTime, labelOfChoice } from "./cell-text";
import { type TableColumn, emptyOf, hasDefault } from "./columns";
import { NO, TABLE_FAULTS, YES } from "./table.texts";

/** What a cell says: a value to store, nothing for a new record's default, or a fault in German. */
export type CellValue = { value: unknown } | { isLeftOut: true } | { fault: string };

/** The id of the record that a text names: an id itself, or a label that only one has. */
export type IdOf = (named: { resource: string; text: string }) => { id: string } | "missing" | "ambiguous";

interface Written {
  column: TableColumn;
  text: string;
  /** Whether the row makes a new record, in which an empty cell means the default. */
  isNew: boolean;
  idOf: IdOf;
  zone?: string;
  /** The value that the record has: a local time stays one. */
  former?: unknown;
}

/** The value that a text of a table file stands for. Its schema is not checked yet. */
export function valueOfCell({
  column,
  text: written,
  isNew,
  idOf,
  zone = DEFAULT_TIME_ZONE,
  former,
}: Written): CellValue {
  const text = column.kind === "text" ? written : written.trim();
  // Nothing is as good a list of codes as any other.
  if (column.kind === "codes" && !isNew) return { value: codesIn(text) };
  if (text === "") return emptyCell({ column, isNew });
  if (AMBIGUOUS.test(text) && ["money", "rate", "number"].includes(column.kind))
    return { fault: TABLE_FAULTS.point(text) };
  switch (column.kind) {
    case "flag":
      return flagOf(text);
    case "money":
      return centsOf({ text, schema: column.schema });
    case "rate":
      return rateOf({ text, schema: column.schema });
    case "number":
      return valid({ value: numberOf(text), fault: TABLE_FAULTS.number });
    case "choice":
      return choiceOf({ column, text });
    case "date":
      return valid({ value: dateOf(text), fault: TABLE_FAULTS.date });
    case "moment":
      return valid({
        value: momentOf({ text, zone, schema: column.schema, isLocal: isLocalTime(former) }),
        fault: TABLE_FAULTS.moment,
      });
    case "codes":
      return { value: codesIn(text) };
    case "reference":
      return referenceOf({ column, text, idOf });
    default:
      return { value: text };
  }
}

function emptyCell({ column: { schema }, isNew }: { column: TableColumn; isNew: boolean }): CellValue {
  const empty = emptyOf(schema);
  if (isNew && (empty === "left out" || hasDefault(schema))) return { isLeftOut: true };
  if (empty === "null") return { value: null };
  if (empty === "text") return { value: "" };
  return empty === "left out" ? { value: undefined } : { fault: blank };
}

/** `A, G` or `a;g`: each code once, in capital letters, as lists of allergens name them. */
function codesIn(text: string): string[] {
  const codes = text.split(/[\s,;]+/).filter((code) => code !== "");
  return [...new Set(codes.map((code) => code.toUpperCase()))];
}

function valid({ value, fault }: { value: unknown; fault: string }): CellValue {
  return value === null ? { fault } : { value };
}

const YES_TEXTS: readonly string[] = [YES, "j", "x", "1", "true", "wahr", "yes"];
const NO_TEXTS: readonly string[] = [NO, "n", "-", "0", "false", "falsch", "no"];

function flagOf(text: string): CellValue {
  const word = text.toLowerCase();
  if (YES_TEXTS.includes(word)) return { value: true };
  return NO_TEXTS.includes(word) ? { value: false } : { fault: TABLE_FAULTS.flag };
}

/** `3.500`: three thousand five hundred in German, three and a half in English. */
const AMBIGUOUS = /^\D*[1-9]\d{0,2}\.\d{3}[^\d,]*$/;

/** `1.234,5` and `1234,5`. A point is taken for a comma only where it cannot separate thousands. */
function numberOf(text: string): number | null {
  const compact = text.replace(/[\s\u00A0\u202F]/g, "");
  if (/^[+-]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/.test(compact))
    return Number(compact.replaceAll(".", "").replace(",", "."));
  return /^[+-]?\d+(?:[.,]\d+)?$/.test(compact) ? Number(compact.replace(",", ".")) : null;
}

function centsOf({ text, schema }: { text: string; schema: z.core.$ZodType }): CellValue {
  const amount = numberOf(text.replace(/(?:€|EUR|CHF|Fr\.)/i, "").trim());
  if (amount === null) return { fault: AMOUNT_FAULTS.unread };
  const cents = Math.round(amount * 100);
  // `1,000` may be one or a thousand.
  if (/,\d{3}/.test(text) || Math.abs(amount * 100 - cents) >= 1e-6) return { fault: AMOUNT_FAULTS.places };
  // The schema's own messages tell of cents.
  const issue = z.safeParse(schema, cents).error?.issues[0];
  if (issue?.code === "too_small") return { fault: AMOUNT_FAULTS.tooSmall(Number(issue.minimum)) };
  return issue?.code === "too_big" ? { fault: AMOUNT_FAULTS.tooBig(Number(issue.maximum)) } : { value: cents };
}

/** `0,5` without a percent sign may be half a percent, or half of it all as the API and spreadsheets write it. */
function rateOf({ text, schema }: { text: string; schema: z.core.$ZodType }): CellValue {
  const percent = numberOf(text.replace(/%$/, "").trim());
  if (percent && percent > 0 && percent <= 1 && !text.endsWith("%")) return { fault: TABLE_FAULTS.percent(text) };
  const value = percent === null ? null : Math.round(percent * 10_000) / 1_000_000;
  // The schema's own message tells of decimals from 0 to 1.
  return z.safeParse(schema, value).success ? { value } : { fault: TABLE_FAULTS.rate };
}

/** The label, in small or capital letters, or the value itself. */
function choiceOf({ column, text }: { column: TableColumn; text: string }): CellValue {
  const values = column.values ?? [];
  const label = (value: string | number): string => labelOfChoice({ column, value: String(value) });
  const wanted = text.toLowerCase();
  const value = values.find((one) => label(one).toLowerCase() === wanted) ?? values.find((one) => String(one) === text);
  return value === undefined ? { fault: TABLE_FAULTS.choice(values.map(label)) } : { value };
}

function dateOf(text: string): string | null {
  const [, day = "", month = "", year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? [];
  const date = year ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : text;
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isDate(date) ? date : null;
}

/** A day, and a time to the minute, the second or a part of it, with or without an offset. */
const MOMENT = /^(\S+?)(?:(?:,?\s+|T)(\d{1,2}:\d{2})(?::([0-5]\d(?:\.\d+)?))?(?:\s*Uhr)?(?:\s+([+-]\d{2}:[0-5]\d))?)?$/;

/** A date alone stays one where the field takes it; otherwise it is the beginning of that day in the zone. */
function momentOf({
  text,
  zone,
  schema,
  isLocal,
}: {
  text: string;
  zone: string;
  schema: z.core.$ZodType;
  isLocal: boolean;
}): string | null {
  if (/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(text)) return Number.isNaN(Date.parse(text)) ? null : text;
  const [, day = "", clock, seconds = "00", offset] = MOMENT.exec(text) ?? [];
  const date = dateOf(day);
  if (date === null) return null;
  if (clock === undefined && z.safeParse(schema, date).success) return date;
  const wall = wallTime({ date, clock: clock ?? "0:00", seconds });
  const at = parseInstant({ text: `${wall}${offset ?? ""}`, zone });
  if (at === null) return null;
  return isLocal && clock !== undefined && offset === undefined ? wall : new Date(at).toISOString();
}

function wallTime({ date, clock, seconds }: { date: string; clock: string; seconds: string }): string {
  const minute = `${date}T${clock.padStart(5, "0")}`;
  return Number(seconds) > 0 ? `${minute}:${seconds}` : minute;
}

function referenceOf({ column, text, idOf }: Pick<Written, "column" | "text" | "idOf">): CellValue {
  const found = idOf({ resource: column.ref ?? "", text });
  return typeof found === "object" ? { value: found.id } : { fault: TABLE_FAULTS[found](text) };
}
