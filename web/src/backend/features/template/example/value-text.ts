import type { TemplateData, TemplateValue } from "@tresen/contract/template/data/bind";
import { formatValue } from "@tresen/contract/template/data/format-value";
import type { Format } from "@tresen/contract/template/data/formats";
import type { TemplateField } from "@tresen/contract/template/data/template-fields";
import { VALUE_TEXTS as texts } from "./example.texts";

const LONGEST = 80;

/** What a field says of the example; null where that is not known. */
export function valueText({
  field: { path, kind },
  data,
  format,
  ...context
}: {
  field: Pick<TemplateField, "path" | "kind">;
  data: TemplateData | null;
  format?: Format;
  timeZone: string;
  currency: string;
}): string | null {
  if (!data || !(path in data)) return null;
  const value = data[path];
  if (isEmpty(value)) return texts.none;
  if (Array.isArray(value)) return texts.rows(value.length);
  if (typeof value === "object") return texts.picture;
  if (value === undefined) return texts.none;
  const text = formatValue({ value, kind, format, context });
  return shortened(text);
}

/** The beginning of a long text, up to the end of a word. */
export function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const start = text.slice(0, LONGEST);
  const end = start.search(/\s\S*$/u);
  return `${(end > LONGEST / 2 ? start.slice(0, end) : start).trimEnd()} …`;
}

function isEmpty(value: TemplateValue | undefined): value is null | undefined | "" {
  return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
}
