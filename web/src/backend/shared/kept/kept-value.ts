type Where = "localStorage" | "sessionStorage";

/**
 * A value that this browser keeps, or with `sessionStorage` this window. Null for none, and where storage is blocked or
 * what is there cannot be read. Another version of the program may have stored it, so whoever reads it checks it.
 */
export function readKept(key: string, where: Where = "localStorage"): unknown {
  try {
    return JSON.parse(globalThis[where].getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps a value; null forgets it. Where storage is blocked or full, nothing is kept. */
export function keepValue(key: string, value: unknown, where: Where = "localStorage"): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, JSON.stringify(value));
  } catch {
    // All that is kept is a convenience: the page goes on without.
  }
}
