import { readFileSync, renameSync, writeFileSync } from "node:fs";

/** What the file holds, or `fallback` where there is none or its content is no JSON. */
export function readJson<Value>(path: string, fallback: Value): Value {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return fallback;
  }
}

/** As `writeText`. */
export function writeJson(path: string, value: unknown): void {
  writeText(path, JSON.stringify(value));
}

/** Replaces the file in one step, so that a kill leaves the old or the new content. Readable for its owner only. */
export function writeText(path: string, text: string): void {
  writeFileSync(`${path}.part`, text, { mode: 0o600 });
  renameSync(`${path}.part`, path);
}
