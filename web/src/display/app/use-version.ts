import { useEffect } from "react";
import { lastTouch } from "../shared/last-touch";
import { readNotes } from "../shared/kept-notes";

const INTERVAL = 5 * 60_000;
/** Nobody is using the display then. */
const QUIET = 30_000;

/**
 * Loads the page anew once there is another version of it, while nobody uses the display and nothing waits to be sent.
 * The page names its script, whose name changes with each version.
 */
export function useVersion(): void {
  useEffect(() => {
    const timer = setInterval(() => void reloadIfNew(), INTERVAL);
    return () => clearInterval(timer);
  }, []);
}

async function reloadIfNew(): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  if (!own || Date.now() - lastTouch() < QUIET || readNotes().length > 0) return;
  try {
    const response = await fetch(window.location.pathname, { cache: "no-store" });
    const page = await response.text();
    if (response.ok && page.includes('id="root"') && !page.includes(own)) window.location.reload();
  } catch {
    // Offline: the next attempt is made later.
  }
}
