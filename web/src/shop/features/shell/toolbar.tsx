import { useState } from "react";
import { APP_VERSION } from "@tresen/contract/health/app-version";
import { ChevronDown } from "../../../shared/icons";
import { useShop } from "../../state/shop-query";
import * as texts from "./shell.texts";
import { toolbarLinks } from "./toolbar-links";

/** A bar with links to the back-office for signed-in staff, which one press folds away. */
export function Toolbar() {
  const { user } = useShop();
  const [isOpen, setOpen] = useState(true);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ") || user?.username;
  return (
    <aside aria-label={texts.toolbar} className="bg-ink text-sm text-canvas">
      <div className="page flex flex-wrap items-center gap-x-5">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-label={isOpen ? texts.closeToolbar : texts.openToolbar}
          onClick={() => setOpen(!isOpen)}
          className="-ml-3 grid size-11 place-items-center focus-visible:outline-canvas"
        >
          <ChevronDown size={20} className={isOpen ? "rotate-180" : ""} />
        </button>
        <p className="flex min-h-11 items-center gap-2 font-semibold">
          {name} <span className="font-normal opacity-80">{APP_VERSION}</span>
        </p>
        {isOpen && (
          <nav aria-label={texts.backend} className="flex basis-full flex-wrap gap-x-5 lg:ml-auto lg:basis-auto">
            {(user ? toolbarLinks(user) : []).map(({ href, label }) => (
              <a
                key={href}
                href={href}
                className="flex min-h-11 items-center underline-offset-4 hover:underline focus-visible:outline-canvas"
              >
                {label}
              </a>
            ))}
          </nav>
        )}
      </div>
    </aside>
  );
}
