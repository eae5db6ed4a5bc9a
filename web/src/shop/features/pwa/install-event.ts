import { useSyncExternalStore } from "react";

/** What Chromium hands over once it considers the shop installable. Not part of the standard's types. */
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
  // The browser's own bar stays away: the question is asked by the shop.
  event.preventDefault();
  keep(event);
});
window.addEventListener("appinstalled", () => keep(null));

export function useInstallEvent(): BeforeInstallPromptEvent | null {
  return useSyncExternalStore(subscribe, () => kept);
}

/**
 * Asks the browser's question. Each event can ask only once; after a refusal the browser sends another one when it
 * likes.
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
