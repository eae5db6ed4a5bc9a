import type { ConsoleMessage, Page } from "@playwright/test";
import type { Resource } from "@tresen/contract/kit/resource";
import { resources } from "@tresen/contract/resources";

const all: Resource[] = Object.values(resources);
/** Ids that the platform generates, and those of the demo shops: a prefix, an underscore, and what follows it. */
const RAW_ID = new RegExp(`\\b(?:${all.map(({ idPrefix }) => idPrefix).join("|")})_[A-Za-z0-9_-]+`);
const JSON_TEXT = /\{\s*"|\[\s*\{|\[object Object\]|\bundefined\b|\bNaN\b/;
/** Names of fields and words of libraries that would be shown where a German text is missing. */
const ENGLISH = new RegExp(
  String.raw`\b(?:Required|Invalid|Search|Loading|Save|Delete|Cancel|Submit|Select|Choose|Error|Empty|Press|Drag)\b` +
    String.raw`|\b[a-z]+[A-Z][a-z]+[A-Z]?[a-z]*\b`,
);
/** Brand names that are written like the name of a field. */
const BRANDS = /\b(?:eMail|iPhone|iPad|iOS|macOS|eps)\b/g;

export interface Shown {
  /** Texts that the platform writes. */
  own: string[];
  /** Texts that people have entered: names of records and values of fields. */
  entered: string[];
}

/** The visible texts and names of the screen, and what its fields contain. */
export async function shownTexts(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const own: string[] = [];
    const entered: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      const text = (textContent ?? "").trim();
      if (!parentElement || text === "" || parentElement.closest("script, style, template")) continue;
      if (!parentElement.checkVisibility()) continue;
      const isValue = parentElement.closest("td, [role=gridcell], h1, textarea, [data-entered], option, [role=option]");
      (isValue ? entered : own).push(text);
    }
    for (const element of document.querySelectorAll("[aria-label], [placeholder], [title], [alt]"))
      for (const name of ["aria-label", "placeholder", "title", "alt"]) {
        const text = element.getAttribute(name);
        if (text) (name === "placeholder" ? own : entered).push(text);
      }
    for (const field of document.querySelectorAll("input, textarea, select"))
      if ("value" in field && !field.matches("select, [type=radio], [type=checkbox], [hidden], [aria-hidden=true] *"))
        entered.push(String(field.value));
    return { own, entered };
  });
}

/** The shown texts that are ids, JSON, or words that nobody has translated. */
export function wordFaults({ own, entered }: Shown): string[] {
  const shown = [...own, ...entered];
  return [
    ...shown.flatMap((text) => (RAW_ID.test(text) ? [`id: ${text}`] : [])),
    ...shown.flatMap((text) => (JSON_TEXT.test(text) ? [`JSON: ${text}`] : [])),
    ...own.flatMap((text) => (ENGLISH.test(text.replace(BRANDS, "")) ? [`not German: ${text}`] : [])),
  ].map((fault) => fault.slice(0, 120));
}

/** The preview's frame is ours and of our host; its sandbox keeps it from navigating, not from its own window. */
const SANDBOX = /^An iframe which has both allow-scripts and allow-same-origin/;

/** Collects what the console says, and errors that nothing catches, until it is stopped. */
export function listen(page: Page): { stop: () => string[] } {
  const told: string[] = [];
  const failed = (error: Error): void => void told.push(String(error));
  const said = (message: ConsoleMessage): void => {
    if (["error", "warning"].includes(message.type()) && !SANDBOX.test(message.text())) told.push(message.text());
  };
  page.on("pageerror", failed);
  page.on("console", said);
  const stop = (): string[] => {
    page.off("pageerror", failed);
    page.off("console", said);
    return told;
  };
  return { stop };
}
