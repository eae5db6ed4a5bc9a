import { Search } from "lucide-react";
import { useSetAtom } from "jotai";
import { Button as AriaButton } from "react-aria-components";
import { IconButton } from "../../../shared/ui/button";
import { PALETTE_TEXTS } from "./palette.texts";
import { isPaletteOpenAtom } from "./use-palette";

const FIELD =
  "mx-2 flex min-h-10 items-center gap-3 overflow-hidden rounded-control border border-line px-3 text-sm text-muted " +
  "hover:bg-sunken pointer-coarse:min-h-11";

/** Opens the palette where there is no keyboard, or nobody knows its key. */
export function PaletteButton() {
  const setIsOpen = useSetAtom(isPaletteOpenAtom);
  return (
    <IconButton label={PALETTE_TEXTS.open} onPress={() => setIsOpen(true)}>
      <Search size={20} aria-hidden />
    </IconButton>
  );
}

/** The same above the areas of the sidebar, looking like a field of search. */
export function PaletteField({ textClass }: { textClass: string }) {
  const setIsOpen = useSetAtom(isPaletteOpenAtom);
  return (
    <AriaButton aria-label={PALETTE_TEXTS.open} onPress={() => setIsOpen(true)} className={FIELD}>
      <Search size={20} strokeWidth={1.75} className="shrink-0" aria-hidden />
      <span className={`flex-1 text-start ${textClass}`}>{PALETTE_TEXTS.label}</span>
      <kbd className={`shrink-0 text-xs ${textClass}`}>{PALETTE_TEXTS.key}</kbd>
    </AriaButton>
  );
}
