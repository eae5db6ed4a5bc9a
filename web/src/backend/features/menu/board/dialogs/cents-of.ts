/** The cents of a price as people type it: `9`, `9,9`, `9.90`. Null for anything else. */
export function centsOf(text: string): number | null {
  const [, whole, part = ""] = /^\s*(\d{1,7})(?:[.,](\d{1,2}))?\s*€?\s*$/.exec(text) ?? [];
  return whole === undefined ? null : Number(whole) * 100 + Number(part.padEnd(2, "0"));
}
