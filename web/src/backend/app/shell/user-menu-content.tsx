import { Link } from "@tanstack/react-router";
import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { accessKeySubject } from "@tresen/contract/access-key/access-key.subject";
import { ACCESS_KEYS_TITLE } from "@tresen/contract/access-key/access-key.texts";
import { KeyRound, LogOut, MonitorSmartphone, ShieldCheck, ShoppingCart } from "lucide-react";
import { useAtom } from "jotai";
import type { RefObject } from "react";
import { Dialog, Popover } from "react-aria-components";
import { ThemeToggle } from "../../../shared/theme-toggle";
import { COMMON_TEXTS, PAGE_TITLES } from "../../shared/common.texts";
import { nameOf, useMay, useMe } from "../../shared/session";
import { Switch } from "../../shared/ui/switch";
import { isCustomerDataShownAtom, isProductDataShownAtom } from "../../shared/visibility";
import { USER_MENU_TEXTS } from "./shell.texts";

const ENTRY = "-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-sm hover:bg-sunken";

/** The settings of the screen above the button that opens them. */
export function UserMenuPopover({
  button,
  onClose,
  onLeave,
}: {
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
  onLeave: (() => void) | undefined;
}) {
  const leave = (): void => {
    onClose();
    onLeave?.();
  };
  return (
    <Popover
      triggerRef={button}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement="top start"
      className="w-72 rounded-panel border border-line bg-surface shadow-panel animate-fade"
    >
      <Dialog aria-label={USER_MENU_TEXTS.title} className="p-4 outline-none">
        <UserMenuContent onLeave={leave} />
      </Dialog>
    </Popover>
  );
}

function UserMenuContent({ onLeave }: { onLeave: () => void }) {
  const me = useMe();
  const may = useMay();
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
        {may({ permission: accessKeyPermissions.read }) && (
          <Link to="/$resource" params={{ resource: accessKeySubject.name }} onClick={onLeave} className={ENTRY}>
            <MonitorSmartphone size={18} aria-hidden /> {ACCESS_KEYS_TITLE}
          </Link>
        )}
        <Link to="/password" onClick={onLeave} className={ENTRY}>
          <KeyRound size={18} aria-hidden /> {PAGE_TITLES.password}
        </Link>
        <Link to="/account" onClick={onLeave} className={ENTRY}>
          <ShieldCheck size={18} aria-hidden className="shrink-0" />
          <span>
            {PAGE_TITLES.security}
            <span className="block text-xs text-muted">{USER_MENU_TEXTS.inSecurity}</span>
          </span>
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
