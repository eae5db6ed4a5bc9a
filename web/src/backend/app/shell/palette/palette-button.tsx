import { Search } from "lucide-react";
import { IconButton, PlainButton } from "../../../shared/ui/button";
import { PALETTE_BUTTON } from "./palette-button.texts";
import { useOpenPalette } from "./use-palette";

const KEY =
  "absolute inset-y-1 end-1 grid place-items-center rounded-control px-2 text-xs text-muted hover:bg-sunken " +
  "hover:text-ink pointer-coarse:inset-y-0 pointer-coarse:min-w-11";

/** Opens the palette where there is no keyboard, or nobody knows its key. */
export function PaletteButton({ className = "" }: { className?: string }) {
  const open = useOpenPalette();
  return (
    <IconButton label={PALETTE_BUTTON.open} className={className} onPress={() => open()}>
      <Search size={20} aria-hidden />
    </IconButton>
  );
}

/** The same at the end of the field that filters the areas: it searches everything for what is typed there. */
export function PaletteKey({ typed, onOpen }: { typed: string; onOpen: () => void }) {
  const open = useOpenPalette();
  const search = (): void => {
    onOpen();
    open(typed);
  };
  return (
    <PlainButton aria-label={PALETTE_BUTTON.open} onPress={search} className={KEY}>
      <kbd className="pointer-coarse:hidden">{PALETTE_BUTTON.key}</kbd>
      <span className="hidden pointer-coarse:inline">{PALETTE_BUTTON.everywhere}</span>
    </PlainButton>
  );
}
