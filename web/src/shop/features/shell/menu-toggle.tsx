import { Menu, X } from "../../../shared/icons";
import * as texts from "./shell.texts";

/** The burger, labelled MENÜ or CLOSE. */
export function MenuToggle({ isOpen, onClick }: { isOpen: boolean; onClick: () => void }) {
  const Icon = isOpen ? X : Menu;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-haspopup="dialog"
      onClick={onClick}
      className={
        "-mr-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-sm font-semibold " +
        "tracking-wide hover:bg-sunken"
      }
    >
      <Icon size={22} strokeWidth={1.75} />
      {isOpen ? texts.closeMenu : texts.openMenu}
    </button>
  );
}
