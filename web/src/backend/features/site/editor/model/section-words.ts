import { isSectionType } from "./section-types";
import { SECTION_LABELS } from "@tresen/contract/site/section.texts";
import { PAGE_EDITOR_TEXTS as texts } from "../editor.texts";
import type { PageSection } from "./page-fields";

const LONGEST = 60;

/** The name of a section's type. */
export function typeName({ type }: Pick<PageSection, "type">): string {
  return isSectionType(type) ? SECTION_LABELS[type] : texts.unknownType(type);
}

/** The first words that a visitor would read in a section; empty where it has none. */
export function firstWords({ value }: Pick<PageSection, "value">): string {
  const words = textsIn(value).map(withoutMarks).find(Boolean) ?? "";
  return words.length > LONGEST ? `${words.slice(0, LONGEST).trimEnd()} …` : words;
}

/** Fields in which words stand that are read, in the order of their weight. */
const READ = ["title", "text", "left", "right", "description", "label", "last_name", "first_name"];

function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== "object" || value === null) return [];
  const fields = new Map<string, unknown>(Object.entries(value));
  const own = READ.flatMap((key) => {
    const text = fields.get(key);
    return typeof text === "string" && text.trim() !== "" ? [text] : [];
  });
  return [...own, ...[...fields.values()].filter((part) => typeof part === "object").flatMap(textsIn)];
}

/** Markdown as words: no signs of headings, lists and links. */
function withoutMarks(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/<[^>]*>/g, " ")
    .replace(/(^|\n)\s*(?:#{1,6}|[-*+]|\d+\.|>|\|)\s+/g, "$1")
    .replace(/[*_`|]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}
