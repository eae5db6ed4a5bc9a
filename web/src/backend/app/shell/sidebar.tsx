import { ChevronsLeft, ChevronsRight } from "lucide-react";
import { useAtom } from "jotai";
import { atomWithStorage } from "jotai/utils";
import { COMMON_TEXTS } from "../../shared/common.texts";
import { BrandMark } from "../../shared/ui/brand";
import { IconButton } from "../../shared/ui/button";
import { FailureCount } from "./failures/failure-count";
import { NavigationList } from "./navigation-list";
import { OwnJobs } from "./own-jobs/own-jobs";
import { PaletteButton } from "./palette/palette-button";
import { SHELL_TEXTS } from "./shell.texts";
import { HIDDEN_WIDE, WIDE_TEXT } from "./sidebar-width";
import { UserMenu } from "./user-menu";

/** `auto` is narrow on a tablet and wide on a desktop. */
type Width = "auto" | "wide" | "narrow";
const widthAtom = atomWithStorage<Width>("backend-sidebar", "auto", undefined, { getOnInit: true });

const WIDTHS: Record<Width, { bar: string; isWideAt: (isDesk: boolean) => boolean }> = {
  auto: { bar: "w-16 xl:w-60", isWideAt: (isDesk) => isDesk },
  wide: { bar: "w-60", isWideAt: () => true },
  narrow: { bar: "w-16", isWideAt: () => false },
};

const FOOT =
  "flex flex-col items-center gap-1 border-t border-line px-2 py-1 @min-[10rem]:flex-row @min-[10rem]:flex-wrap";

export function Sidebar() {
  const [width, setWidth] = useAtom(widthAtom);
  const { bar, isWideAt } = WIDTHS[width];
  const toggle = (): void => setWidth(isWideAt(window.matchMedia("(min-width: 80rem)").matches) ? "narrow" : "wide");
  return (
    <aside
      className={`[container-type:size] hidden h-dvh shrink-0 flex-col border-e border-line bg-surface md:flex ${bar}`}
    >
      <div className="flex h-13 shrink-0 items-center gap-3 overflow-hidden px-4">
        <BrandMark />
        <span className={`text-lg font-semibold ${WIDE_TEXT}`}>{COMMON_TEXTS.backoffice}</span>
      </div>
      <PaletteButton className={`mx-auto ${HIDDEN_WIDE}`} />
      <NavigationList />
      <div className={FOOT}>
        <UserMenu />
        <FailureCount />
        <OwnJobs isInSidebar />
        <IconButton label={SHELL_TEXTS.sidebar[width]} onPress={toggle}>
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
