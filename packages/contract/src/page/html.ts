const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

/** Markup that a template inserts unchanged. A template escapes everything else. */
export class Html {
  constructor(readonly text: string) {}
}

type Value = Html | string | number | null | undefined | false | readonly Value[];

export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Html {
  return new Html(parts.reduce((text, part, index) => text + toText(values[index - 1]) + part));
}

/** Text with line breaks as `<br>`. */
export function lines(text: string): Html {
  return new Html(
    text
      .split(/\r\n|\r|\n/)
      .map(toText)
      .join("<br>"),
  );
}

/** Escapes text for HTML and XML, between tags and inside attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => ENTITIES[character] ?? character);
}

function toText(value: Value): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  return typeof value === "object" ? value.map(toText).join("") : escapeHtml(String(value));
}
