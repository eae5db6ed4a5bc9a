export type ColorScheme = "light" | "dark";

export const STORAGE_KEY = "color-scheme";

/** The scheme that the person chose in this browser, or null for the system's preference. */
function chosen(): ColorScheme | null {
  try {
    const value = localStorage.getItem(STORAGE_KEY);
    return value === "light" || value === "dark" ? value : null;
  } catch {
    return null;
  }
}

/** Call before the first paint. */
export function applyColorScheme(): void {
  const value = chosen();
  if (value) document.documentElement.dataset["theme"] = value;
}
