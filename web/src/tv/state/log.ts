import { keep, readKept } from "./kept";

/** Lines that are kept for somebody who asks what the player did, also after it was loaded again. */
const LINES = 200;
/** All of them together take 60 kB at most. */
const LONGEST = 300;
/** Lines of so many milliseconds are written together. */
const WRITTEN_AFTER = 1_000;

const log: string[] = readKept<string[]>("log") ?? [];
let writing: ReturnType<typeof setTimeout> | undefined;

export function note(line: string): void {
  log.push(`${new Date().toISOString()} ${line}`.slice(0, LONGEST));
  if (log.length > LINES) log.splice(0, log.length - LINES);
  writing ??= setTimeout(keepNotes, WRITTEN_AFTER);
}

/** Writes what was noted last, before the page ends. */
export function keepNotes(): void {
  clearTimeout(writing);
  writing = undefined;
  keep("log", log);
}

/** What was noted, the oldest first. */
export function notes(): string[] {
  return [...log];
}
