/** Normalises a username for storing and finding it. */
export function normalizeUsername(username: string): string {
  return username.trim().toLowerCase();
}
