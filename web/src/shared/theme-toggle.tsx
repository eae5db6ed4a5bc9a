import { Moon, Sun } from "./icons";
import { setColorScheme, useColorScheme } from "./color-scheme";
import * as texts from "./theme-toggle.texts";

/** Switches between light and dark. The label says what pressing it does. */
export function ThemeToggle({ className = "" }: { className?: string }) {
  const scheme = useColorScheme();
  const other = scheme === "dark" ? "light" : "dark";
  const Icon = scheme === "dark" ? Sun : Moon;
  return (
    <button
      type="button"
      onClick={() => setColorScheme(other)}
      aria-label={other === "dark" ? texts.toDark : texts.toLight}
      className={`grid size-11 place-items-center rounded-full text-ink hover:bg-sunken ${className}`}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
