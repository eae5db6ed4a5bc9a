import type { HeadTag } from "@tresen/contract/page/tags";
import type { ColorScheme } from "../../../shared/chosen-scheme";

/** The header's background in both themes: `--color-surface`, which a meta tag cannot refer to. */
const THEME_COLORS: Record<ColorScheme, string> = { light: "#ffffff", dark: "#1c1b19" };
const JSON_LD = "application/ld+json";

/** Creates, changes or removes the tag. */
export function keepTag({ tag, key, name, value }: HeadTag): void {
  const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(tag === "link" ? "href" : "content", value);
}

/** The page has one tag for each preference of the system; a theme that the visitor chose applies to both. */
export function keepThemeColor(scheme: ColorScheme): void {
  const isChosen = document.documentElement.dataset["theme"] !== undefined;
  for (const tag of document.head.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    tag.content = THEME_COLORS[isChosen ? scheme : tag.media.includes("dark") ? "dark" : "light"];
  }
}

/** The structured data for search engines, as JSON. */
export function setStructuredData(json: string | null): void {
  const found = document.head.querySelector(`script[type="${JSON_LD}"]`);
  if (json === null) return found?.remove();
  const element = found ?? document.head.appendChild(document.createElement("script"));
  element.setAttribute("type", JSON_LD);
  element.textContent = json;
}
