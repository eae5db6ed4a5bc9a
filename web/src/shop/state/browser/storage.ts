/** Session storage as JSON. A browser that blocks storage, or has something else in it, counts as empty. */
export function readSession<T>(key: string): T | null {
  try {
    const text = sessionStorage.getItem(key);
    const value: T | null = text === null ? null : JSON.parse(text);
    return value;
  } catch {
    return null;
  }
}

export function writeSession(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Blocked or full: the page works on from memory.
  }
}
