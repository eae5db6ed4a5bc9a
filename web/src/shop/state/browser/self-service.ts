import { readSession, writeSession } from "./storage";

const STORAGE_KEY = "context";
const NAME = "self-service";

let known: boolean | null = null;

/**
 * Whether the shop runs on a kiosk in the branch: `?context=self-service` once, kept for the tab. Any other value of
 * `context` ends it.
 */
export function isSelfService(): boolean {
  if (known !== null) return known;
  const asked = new URLSearchParams(window.location.search).get("context");
  if (asked !== null) writeSession(STORAGE_KEY, asked === NAME ? NAME : null);
  known = asked === null ? readSession<string>(STORAGE_KEY) === NAME : asked === NAME;
  return known;
}
