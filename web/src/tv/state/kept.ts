/** What a TV keeps over restarts. Where the browser keeps nothing, it goes on without. */
const PREFIX = "tv-";

export function readKept<Value>(name: string): Value | null {
  try {
    const text = localStorage.getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

/** @returns whether it is kept: a full disk keeps nothing more. */
export function keep(name: string, value: unknown): boolean {
  try {
    if (value === null) localStorage.removeItem(PREFIX + name);
    else localStorage.setItem(PREFIX + name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** The names that begin so, of all that is kept. */
export function keptNames(start: string): string[] {
  try {
    const all = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "");
    return all.filter((name) => name.startsWith(PREFIX + start)).map((name) => name.slice(PREFIX.length));
  } catch {
    return [];
  }
}
