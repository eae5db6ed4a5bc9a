/** Session storage as JSON. If the browser blocks storage or the content is invalid, it counts as empty. */
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
    // Storage is blocked or full: the page goes on with its state in memory.
  }
}
