import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { BrandMark } from "../../shared/ui/brand";
import { IconButton } from "../../shared/ui/button";
import { NavigationList } from "./navigation-list";
import { PaletteField } from "./palette/palette-button";
import { SHELL_TEXTS } from "./shell.texts";
import { UserMenu } from "./user-menu";

/** `auto` is narrow on a tablet and wide on a desktop. */
type Width = "auto" | "wide" | "narrow";
const widthAtom = atomWithStorage<Width>("backend-sidebar", "auto", undefined, { getOnInit: true });

const WIDTHS: Record<Width, { bar: string; textClass: string; isWideAt: (isDesk: boolean) => boolean }> = {
  auto: { bar: "w-16 xl:w-60", textClass: "sr-only xl:not-sr-only", isWideAt: (isDesk) => isDesk },
  wide: { bar: "w-60", textClass: "", isWideAt: () => true },
  narrow: { bar: "w-16", textClass: "sr-only", isWideAt: () => false },
};

export function Sidebar() {
  const [width, setWidth] = useAtom(widthAtom);
  const { bar, textClass, isWideAt } = WIDTHS[width];
  const toggle = (): void => setWidth(isWideAt(window.matchMedia("(min-width: 80rem)").matches) ? "narrow" : "wide");
  return (
    <aside className={`hidden h-dvh shrink-0 flex-col border-e border-line bg-surface md:flex ${bar}`}>
      <div className="flex h-16 items-center gap-3 overflow-hidden px-4">
        <BrandMark />
        <span className={`text-lg font-semibold ${textClass}`}>{COMMON_TEXTS.backoffice}</span>
      </div>
      <PaletteField textClass={textClass} />
      <NavigationList textClass={textClass} />
      <div className="flex flex-col gap-1 border-t border-line p-2">
        <UserMenu textClass={textClass} />
        <IconButton
          label={
            width === "narrow"
              ? SHELL_TEXTS.sidebar.widen
              : width === "wide"
                ? SHELL_TEXTS.sidebar.narrow
                : SHELL_TEXTS.sidebar.change
          }
          className="mx-1.5"
          onPress={toggle}
        >
          {width === "narrow" ? (
            <ChevronsRight size={18} aria-hidden />
          ) : width === "wide" ? (
            <ChevronsLeft size={18} aria-hidden />
          ) : (
            <ChevronsIcon />
          )}
        </IconButton>
      </div>
    </aside>
  );
}

function ChevronsIcon() {
  return (
    <>
      <ChevronsRight size={18} aria-hidden className="xl:hidden" />
      <ChevronsLeft size={18} aria-hidden className="hidden xl:block" />
    </>
  );
}
