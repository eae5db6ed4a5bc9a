import { formatMoney } from "../../kit/money";
import { type Instant, formatDate, formatDateTime, formatTime, parseInstant } from "../../kit/time";
import type { FieldKind } from "../layer/layer";
import { FLAG_TEXTS } from "./field.texts";
import type { Format } from "./formats";

export interface FormatContext {
  timeZone: string;
  currency: string;
}

type Scalar = string | number | boolean;

/** How values of each kind become text where a binding names no format. */
const USUAL: Readonly<Partial<Record<FieldKind, Format>>> = { number: "number", money: "money", date: "date" };

const CENTS = 100;

/**
 * A value as text in German. Numbers of the kind `money` are cents; dates are instants, or calendar days in the time
 * zone. A format that does not fit the value leaves it as it is.
 */
export function formatValue({
  value,
  kind,
  format = USUAL[kind] ?? "text",
  context,
}: {
  value: Scalar;
  kind: FieldKind;
  format?: Format | undefined;
  context: FormatContext;
}): string {
  if (format === "upper") return formatValue({ value, kind, context }).toLocaleUpperCase("de");
  if (typeof value === "boolean") return value ? FLAG_TEXTS.yes : FLAG_TEXTS.no;
  if (typeof value === "string") return dateText({ text: value, format, zone: context.timeZone }) ?? value;
  return numberText({ value, isMoney: kind === "money", format, currency: context.currency });
}

function numberText({
  value,
  isMoney,
  format,
  currency,
}: {
  value: number;
  isMoney: boolean;
  format: Format;
  currency: string;
}): string {
  const amount = isMoney ? value / CENTS : value;
  switch (format) {
    case "money":
      return formatMoney(Math.round(amount * CENTS), currency);
    case "amount":
    case "number2":
      return decimals({ least: 2, most: 2 }).format(amount);
    case "number1":
      return decimals({ least: 1, most: 1 }).format(amount);
    case "percent":
      return percent().format(amount);
    default:
      return decimals({ least: 0, most: 6 }).format(amount);
  }
}

function dateText({ text, format, zone }: { text: string; format: Format; zone: string }): string | null {
  const write = DATE_FORMATS[format];
  const at = write ? parseInstant({ text, zone }) : null;
  return write && at !== null ? write({ at, zone }) : null;
}

type WriteDate = (asked: { at: Instant; zone: string }) => string;

const DATE_FORMATS: Readonly<Partial<Record<Format, WriteDate>>> = {
  date: formatDate,
  dateLong: ({ at, zone }) => dates({ options: { day: "numeric", month: "long", year: "numeric" }, zone }).format(at),
  weekday: ({ at, zone }) => dates({ options: { weekday: "long" }, zone }).format(at),
  time: formatTime,
  dateTime: formatDateTime,
};

/* Formatters are kept, since creating one takes longer than writing all values of a template. */
const formatters = new Map<string, Intl.NumberFormat>();
const dateFormatters = new Map<string, Intl.DateTimeFormat>();

function decimals({ least, most }: { least: number; most: number }): Intl.NumberFormat {
  return kept({
    ...{ known: formatters, key: `${least} ${most}` },
    create: () => new Intl.NumberFormat("de-DE", { minimumFractionDigits: least, maximumFractionDigits: most }),
  });
}

function percent(): Intl.NumberFormat {
  const create = (): Intl.NumberFormat =>
    new Intl.NumberFormat("de-DE", { style: "percent", maximumFractionDigits: 2 });
  return kept({ known: formatters, key: "percent", create });
}

function dates({ options, zone }: { options: Intl.DateTimeFormatOptions; zone: string }): Intl.DateTimeFormat {
  return kept({
    ...{ known: dateFormatters, key: `${Object.keys(options).join()} ${zone}` },
    create: () => new Intl.DateTimeFormat("de-DE", { ...options, timeZone: zone }),
  });
}

function kept<Formatter>({
  known,
  key,
  create,
}: {
  known: Map<string, Formatter>;
  key: string;
  create: () => Formatter;
}): Formatter {
  const found = known.get(key) ?? create();
  known.set(key, found);
  return found;
}
