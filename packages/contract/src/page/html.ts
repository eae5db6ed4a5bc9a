const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Markup that is written as it is; everything else in a template is escaped. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + toText(values[index - 1]) + part));
}

/** Text of several lines, as it was typed. */
export function lines(text: string): Html {
  return new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(toText)
      .join("<br>"),
  );
}

/** Text as HTML and XML show it, between tags and inside attributes alike. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => ENTITIES[character] ?? character);
}

function toText(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  return typeof value === "object" ? value.map(toText).join("") : escapeHtml(String(value));
}
