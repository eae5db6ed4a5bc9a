/** A username as it is stored and looked for, whichever way it was typed. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase();
}
