/** A value in the browser's storage. A display that may store nothing goes on without. */
export function readKept<Value>(name: string): Value | null {
  try {
    const text = localStorage.getItem(name);
    return text === null ? null : (JSON.parse(text) as Value);
  } catch {
    return null;
  }
}

export function keep(name: string, value: unknown): void {
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Full or forbidden.
  }
}
