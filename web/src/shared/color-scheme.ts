import { useSyncExternalStore } from "react";

export type ColorScheme = "light" | "dark";

const STORAGE_KEY = "color-scheme";
const listeners = new Set<() => void>();
const system = window.matchMedia("(prefers-color-scheme: dark)");
system.addEventListener("change", notify);

/** What the person chose in this browser, or null for the system's preference. */
function chosen(): ColorScheme | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

function current(): ColorScheme {
  return (document.documentElement.dataset["theme"] as ColorScheme | undefined) ?? (system.matches ? "dark" : "light");
}

/** Call once, before the first paint of the application. */
export function applyColorScheme(): void {
  const value = chosen();
  if (value) document.documentElement.dataset["theme"] = value;
}

export function setColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset["theme"] = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Storage is blocked: the choice holds for this page.
  }
  notify();
}

export function useColorScheme(): ColorScheme {
  return useSyncExternalStore(subscribe, current);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}
