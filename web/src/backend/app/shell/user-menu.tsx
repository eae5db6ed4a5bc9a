import { isBuiltIn } from "@tresen/contract/kit/access";
import { ROLE_LABELS } from "@tresen/contract/user/role-labels.texts";
import { useRef, useState } from "react";
import { OWN_ROLE } from "../../shared/common.texts";
import { nameOf, useMe } from "../../shared/session";
import { deferred } from "../../shared/ui/deferred";
import { PlainButton } from "../../shared/ui/button";
import { USER_MENU_TEXTS } from "./shell.texts";
import { WIDE_TEXT } from "./sidebar-width";

const UserMenuPopover = deferred(async () => (await import("./user-menu-content")).UserMenuPopover);

const INITIALS = "grid size-8 shrink-0 place-items-center rounded-full bg-action text-sm font-semibold text-on-action";

/** In the side bar a name of usual length has room, whatever stands beside it. */
const BUTTON =
  "flex h-12 w-full items-center gap-3 overflow-hidden rounded-control px-2 text-start hover:bg-sunken " +
  "@min-[10rem]:w-auto @min-[10rem]:min-w-36 @min-[10rem]:flex-1";

/**
 * The signed-in user, with a menu of the screen's settings and the log-out. `onLeave` closes the drawer around it,
 * since nothing else can be used while that is open.
 */
export function UserMenu({ onLeave }: { onLeave?: () => void }) {
  const me = useMe();
  const name = nameOf(me);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <PlainButton
        ref={button}
        aria-label={USER_MENU_TEXTS.titleOf(name)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
        className={BUTTON}
      >
        <span aria-hidden className={INITIALS}>
          {initialsOf(name)}
        </span>
        <span className={`min-w-0 flex-1 ${WIDE_TEXT}`}>
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-muted">
            {me.roles
              .map((role) => (isBuiltIn(role) ? ROLE_LABELS[role] : (me.roleNames?.[role] ?? OWN_ROLE)))
              .join(", ")}
          </span>
        </span>
      </PlainButton>
      {isOpen && <UserMenuPopover button={button} onClose={() => setIsOpen(false)} onLeave={onLeave} />}
    </>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/[\s@.]+/).filter(Boolean);
  return [words[0], words[1]]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
}
