import { atom, useAtom, useSetAtom } from "jotai";
import { useEffect } from "react";

const isPaletteOpenAtom = atom(false);
/** What was typed elsewhere before the palette opened. */
const startWordsAtom = atom("");

/** The id of the palette's field, by which others see that it is there. */
export const PALETTE_INPUT = "palette-input";

/** Returns a function that opens the palette, which searches for the words if some are given. */
export function useOpenPalette(): (typed?: string) => void {
  const setIsOpen = useSetAtom(isPaletteOpenAtom);
  const setTyped = useSetAtom(startWordsAtom);
  return (typed = "") => {
    setTyped(typed);
    setIsOpen(true);
  };
}

/** Whether the palette is open. Ctrl+K, or Cmd+K on a Mac, opens and closes it from everywhere. */
export function usePalette(): { isOpen: boolean; typed: string; close: () => void } {
  const [isOpen, setIsOpen] = useAtom(isPaletteOpenAtom);
  const [typed, setTyped] = useAtom(startWordsAtom);
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isPaletteKey(event)) return;
      // Browsers put the cursor into their address bar.
      event.preventDefault();
      // A question wants its answer first, and would keep the focus.
      if (document.querySelector("[role=alertdialog]")) return;
      setTyped("");
      setIsOpen((isShown) => !isShown);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [setIsOpen, setTyped]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // While the palette is being loaded, the letters would change the field that has the focus.
    const collect = (event: KeyboardEvent): void => {
      if (!isLetter(event) || document.getElementById(PALETTE_INPUT)) return;
      event.preventDefault();
      event.stopPropagation();
      setTyped((before) => before + event.key);
    };
    window.addEventListener("keydown", collect, { capture: true });
    return () => window.removeEventListener("keydown", collect, { capture: true });
  }, [isOpen, setTyped]);
  return { isOpen, typed, close: () => setIsOpen(false) };
}

export function isPaletteKey(
  event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">,
): boolean {
  return event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
}

function isLetter({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !altKey;
}
