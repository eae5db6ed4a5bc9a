import { Link } from "@tanstack/react-router";
import { GitCompareArrows, LayoutGrid } from "lucide-react";
import { buttonClass } from "../../shared/ui/button";
import { MenuCheckLink } from "./compliance/check-link";
import { MENU_TEXTS as texts } from "./menu.texts";

/** The other views of a menu. */
export function MenuLinks({ id, current }: { id: string; current?: "board" | "difference" }) {
  return (
    <nav aria-label={texts.views} className="flex flex-wrap gap-2">
      {current !== "board" && (
        <Link to="/menus/$id/board" params={{ id }} className={buttonClass()}>
          <LayoutGrid size={16} aria-hidden /> {texts.board}
        </Link>
      )}
      {current !== "difference" && (
        <Link to="/menus/$id/difference" params={{ id }} className={buttonClass()}>
          <GitCompareArrows size={16} aria-hidden /> {texts.difference}
        </Link>
      )}
      <MenuCheckLink menu={id} isCounted={current !== undefined} />
    </nav>
  );
}
