import { atom, useAtom } from "jotai";
import { useEffect } from "react";

export const isPaletteOpenAtom = atom(false);

/** Whether the palette is open. Ctrl+K, or Cmd+K on a Mac, opens and closes it from everywhere. */
export function usePalette(): { isOpen: boolean; close: () => void } {
  const [isOpen, setIsOpen] = useAtom(isPaletteOpenAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return;
      // Browsers put the cursor into their address bar.
      event.preventDefault();
      setIsOpen((isShown) => !isShown);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [setIsOpen]);
  return { isOpen, close: () => setIsOpen(false) };
}

export function isPaletteKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  return event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}
