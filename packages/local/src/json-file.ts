import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** The parsed content of the file, or `fallback` if it is missing or not valid JSON. */
export function readJson<Value>(path: string, fallback: Value): Value {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return fallback;
  }
}

/** Writes JSON in the same way as `writeText`. */
export function writeJson(path: string, value: unknown): void {
  writeText(path, JSON.stringify(value));
}

/**
 * Replaces the file atomically, so that a kill leaves either the old or the new content. Only the owner can read it.
 */
export function writeText(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}
