import { Link } from "@tanstack/react-router";
import { isBuiltIn } from "@tresen/contract/kit/access";
import { ROLE_LABELS } from "@tresen/contract/user/role.texts";
import { KeyRound, LogOut, ShoppingCart } from "lucide-react";
import { useAtom } from "jotai";
import { useState } from "react";
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from "react-aria-components";
import { ThemeToggle } from "../../../shared/theme-toggle";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { nameOf, useMe } from "../../shared/session";
import { Switch } from "../../shared/ui/switch";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../../shared/visibility";
import { USER_MENU_TEXTS } from "./shell.texts";

const INITIALS = "grid size-8 shrink-0 place-items-center rounded-full bg-action text-sm font-semibold text-on-action";

const ENTRY = "-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken";

/** The signed-in user, settings of the screen, and the log-out. */
export function UserMenu({ textClass = "" }: { textClass?: string }) {
  const me = useMe();
  const name = nameOf(me);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setIsOpen}>
      <AriaButton
        aria-label={USER_MENU_TEXTS.titleOf(name)}
        className="flex h-12 w-full items-center gap-3 overflow-hidden rounded-control px-2 text-start hover:bg-sunken"
      >
        <span aria-hidden className={INITIALS}>
          {initialsOf(name)}
        </span>
        <span className={`min-w-0 flex-1 ${textClass}`}>
          <span className="block truncate text-sm font-medium">{name}</span>
          <span className="block truncate text-xs text-muted">
            {me.roles.map((role) => (isBuiltIn(role) ? ROLE_LABELS[role] : role)).join(", ")}
          </span>
        </span>
      </AriaButton>
      <Popover
        placement="top start"
        className="w-72 rounded-panel border border-line bg-surface shadow-panel animate-fade"
      >
        <Dialog aria-label={USER_MENU_TEXTS.title} className="p-4 outline-none">
          <UserMenuContent onLeave={() => setIsOpen(false)} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

/** `onLeave` closes the surrounding drawer, since nothing else can be used while it is open. */
export function UserMenuContent({ onLeave }: { onLeave: () => void }) {
  const me = useMe();
  const [isProductDataShown, setIsProductDataShown] = useAtom(isProductDataShownAtom);
  const [isCustomerDataShown, setIsCustomerDataShown] = useAtom(isCustomerDataShownAtom);
  return (
    <>
      <div className="mb-2 flex items-center gap-2 border-b border-line pb-3">
        <div className="min-w-0 flex-1">
          <p className="truncate font-medium">{nameOf(me)}</p>
          <p className="truncate text-sm text-muted">{me.username}</p>
        </div>
        <ThemeToggle />
      </div>
      <Switch isSelected={isProductDataShown} onChange={setIsProductDataShown}>
        {USER_MENU_TEXTS.showProductData}
      </Switch>
      <Switch isSelected={isCustomerDataShown} onChange={setIsCustomerDataShown}>
        {USER_MENU_TEXTS.showCustomerData}
      </Switch>
      <div className="mt-2 flex flex-col border-t border-line pt-2">
        <Link to="/password" onClick={onLeave} className={ENTRY}>
          <KeyRound size={18} aria-hidden /> {PAGE_TITLES.password}
        </Link>
        <a href="/" onClick={onLeave} className={ENTRY}>
          <ShoppingCart size={18} aria-hidden /> {COMMON_TEXTS.toShop}
        </a>
        <a href="/backend/logout" onClick={onLeave} className={ENTRY}>
          <LogOut size={18} aria-hidden /> {USER_MENU_TEXTS.logOut}
        </a>
      </div>
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
