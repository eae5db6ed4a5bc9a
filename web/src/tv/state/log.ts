/** Lines that are kept for somebody who asks what the player did. */
const LINES = 200;
const log: string[] = [];

export function note(line: string): void {
  log.push(`${new Date().toISOString()} ${line}`.slice(0, 500));
  if (log.length > LINES) log.shift();
}

/** What was noted, the oldest first. */
export function notes(): string[] {
  return [...log];
}
