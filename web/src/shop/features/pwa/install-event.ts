import { useSyncExternalStore } from "react";

/** The event that Chromium sends when it considers the shop installable. It is not part of the standard's types. */
export interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<void>;
  readonly userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: BeforeInstallPromptEvent;
  }
}

let kept: BeforeInstallPromptEvent | null = null;
const listeners = new Set<() => void>();

window.addEventListener("beforeinstallprompt", (event) => {
  // Suppresses the browser's own prompt, because the shop asks.
  event.preventDefault();
  keep(event);
});
window.addEventListener("appinstalled", () => keep(null));

export function useInstallEvent(): BeforeInstallPromptEvent | null {
  return useSyncExternalStore(subscribe, () => kept);
}

/**
 * Shows the browser's prompt. Each event can do this only once; after a refusal the browser may send another one later.
 */
export async function askBrowser(event: BeforeInstallPromptEvent): Promise<"accepted" | "dismissed"> {
  await event.prompt();
  const { outcome } = await event.userChoice;
  keep(null);
  return outcome;
}

function keep(event: BeforeInstallPromptEvent | null): void {
  kept = event;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
