import { text } from "./search-values";

/** What the address of the log may say. */
const NAMES = [
  ...(["search", "branch", "kind", "level", "from", "to", "actor", "resource", "subject"] as const),
  ...(["requestId", "entry"] as const),
];

type LogSearch = Partial<Record<(typeof NAMES)[number], string | undefined>>;

/** The filters of the log and its open entry, as far as they are texts. Their values are checked with the screen. */
export function logSearchOf(search: Record<string, unknown>): LogSearch {
  return Object.fromEntries(NAMES.map((name) => [name, text(search[name])]));
}
