import { hasWords, plain } from "@tresen/contract/kit/list/typed-words";

/** Whether an area of the navigation is meant: by words of its name, or by the beginning of its group's title. */
export function isMeant({ label, title, typed }: { label: string; title: string; typed: string }): boolean {
  const isGroup = typed.length >= GROUP_FROM && plain(title).startsWith(plain(typed));
  return isGroup || hasWords({ text: label, typed });
}

/** Fewer letters would find whole groups where one of their areas is meant. */
const GROUP_FROM = 4;
