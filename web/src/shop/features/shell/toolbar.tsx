import { useState } from "react";
import { useShop } from "../../state/shop-query";

const LINKS = [
  { href: "/backend#/sites", label: "Seiten" },
  { href: "/backend#/dashboard", label: "Statistiken" },
  { href: "/backend#/navigations", label: "Navigationen" },
  { href: "/backend", label: "Ins Backend wechseln" },
  { href: "/backend/logout", label: "Abmelden" },
] as const;

/** For staff who are signed in: the ways into the back-office, folded away by one press. */
export function Toolbar() {
  const { user } = useShop();
  const [isOpen, setOpen] = useState(true);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(" ") || user?.username;
  return (
    <aside aria-label="Werkzeugleiste" className="bg-ink text-sm text-canvas">
      <div className="page flex flex-wrap items-center gap-x-4">
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="min-h-11 font-semibold">
          {name}
        </button>
        {isOpen &&
          LINKS.map(({ href, label }) => (
            <a key={href} href={href} className="flex min-h-11 items-center underline-offset-4 hover:underline">
              {label}
            </a>
          ))}
      </div>
    </aside>
  );
}
