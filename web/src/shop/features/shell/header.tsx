import { logoSizes } from "@tresen/contract/page/logo";
import { Link } from "@tanstack/react-router";
import { useAtomValue } from "jotai";
import { useState } from "react";
import { ThemeToggle } from "../../../shared/theme-toggle";
import { NO_BRANCH, cartAtom } from "../../state/order/cart";
import { useShop } from "../../state/shop-query";
import { overlay } from "../../ui/loadable";
import { Picture } from "../../widgets/picture";
import { MenuToggle } from "./menu-toggle";

const MainMenu = overlay(() => import("./main-menu").then((module) => module.MainMenu));

const BAR = "page flex h-14 items-center gap-2 md:h-16";

export function Header() {
  const { config } = useShop();
  const [isOpen, setOpen] = useState(false);
  useAtomValue(cartAtom(NO_BRANCH));
  return (
    <header className="border-b border-line bg-surface">
      <div className={BAR}>
        <Link
          to="/"
          className="mr-auto flex min-h-11 min-w-0 items-center rounded-control font-bold tracking-tight md:text-lg"
        >
          {config.logo ? (
            <Picture
              image={config.logo}
              variants={["tiny", "small"]}
              sizes={logoSizes(config.logo)}
              eager
              alt={config.shopName}
              fit="contain"
              className="h-10 w-auto max-w-[min(12rem,100%)] md:h-11"
            />
          ) : (
            <h2 className="truncate">{config.shopName}</h2>
          )}
        </Link>
        <ThemeToggle />
        {/* The open menu covers this button with its own, which is labelled CLOSE. */}
        <MenuToggle isOpen={false} onClick={() => setOpen(true)} />
      </div>
      {isOpen && <MainMenu onClose={() => setOpen(false)} />}
    </header>
  );
}

export function HeaderSkeleton() {
  return (
    <header className="border-b border-line bg-surface">
      <div className={BAR}>
        <div className="bone h-7 w-40" />
      </div>
    </header>
  );
}
