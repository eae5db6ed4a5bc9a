/** Whether a text contains every typed word, without regard to case and accents: `getranke` finds Getränke. */
export function hasWords({ text, typed }: { text: string; typed: string }): boolean {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return words.every((word) => plain(text).includes(word));
}

/** Whether an area of the navigation is meant: by words of its name, or by the beginning of its group's title. */
export function isMeant({ label, title, typed }: { label: string; title: string; typed: string }): boolean {
  const isGroup = typed.length >= GROUP_FROM && plain(title).startsWith(plain(typed));
  return isGroup || hasWords({ text: label, typed });
}

/** Fewer letters would find whole groups where one of their areas is meant. */
const GROUP_FROM = 4;

export function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase("de");
}
