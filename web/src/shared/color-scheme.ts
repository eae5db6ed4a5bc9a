import { useSyncExternalStore } from "react";
import { type ColorScheme, STORAGE_KEY } from "./chosen-scheme";

const listeners = new Set<() => void>();
const system = window.matchMedia("(prefers-color-scheme: dark)");
system.addEventListener("change", notify);

function current(): ColorScheme {
  const { theme } = document.documentElement.dataset;
  return theme === "dark" || theme === "light" ? theme : system.matches ? "dark" : "light";
}

export function setColorScheme(scheme: ColorScheme): void {
  document.documentElement.dataset["theme"] = scheme;
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Storage is blocked: the choice applies only to this page.
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
