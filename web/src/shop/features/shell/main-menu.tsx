import type { NavigationItem } from "@tresen/contract/resources/shop";
import { navigationLink } from "../../state/links";
import { findNavigation } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { Dialog } from "../../ui/dialog";
import { SmartLink } from "../../ui/smart-link";
import { MenuToggle } from "./menu-toggle";

type Item = Omit<NavigationItem, "items"> & { items?: readonly Item[] };

/** The public navigation `mainMenu`, nested as the owner nested it; without one, the start page and the branches. */
export function MainMenu({ onClose }: { onClose: () => void }) {
  const shop = useShop();
  const navigation = findNavigation({ shop, identifier: "mainMenu" });
  return (
    <Dialog
      open
      onClose={onClose}
      title="Hauptmenü"
      place="drawer"
      header={
        <div className="flex h-14 items-center justify-end px-4 md:h-16">
          <MenuToggle isOpen onClick={onClose} />
        </div>
      }
    >
      <nav aria-label="Hauptmenü" className="px-4 pb-10">
        <Items items={navigation?.items ?? fallbackItems(shop.branches)} level={0} onClose={onClose} />
      </nav>
    </Dialog>
  );
}

function Items({ items, level, onClose }: { items: readonly Item[]; level: number; onClose: () => void }) {
  const shop = useShop();
  const shown = items.flatMap((item, index) => {
    const link = navigationLink({ item, shop });
    // A heading without a page of its own still holds its entries.
    if (!link && !(item.isEnabled && item.label && item.items?.length)) return [];
    return [{ key: `${index} ${item.label}`, item, link }];
  });
  return (
    <ul className={level === 0 ? "" : "mb-2 border-l border-line pl-3"}>
      {shown.map(({ key, item, link }) => (
        <li key={key}>
          {link ? (
            <SmartLink href={link.href} onClick={onClose} className={`flex min-h-12 items-center rounded-control px-3 py-2 hover:bg-sunken ${level === 0 ? "text-xl font-semibold" : ""}`} activeClassName="text-action-text bg-action-soft">
              {link.label}
            </SmartLink>
          ) : (
            <p className={`flex min-h-12 items-center px-3 ${level === 0 ? "text-xl font-semibold" : "text-muted"}`}>{item.label}</p>
          )}
          {item.items && item.items.length > 0 && <Items items={item.items} level={level + 1} onClose={onClose} />}
        </li>
      ))}
    </ul>
  );
}

function fallbackItems(branches: readonly { id: string; isPublic: boolean }[]): Item[] {
  const blank = { label: "", url: "", isEnabled: true };
  return [{ ...blank, type: "home" }, ...branches.filter(({ isPublic }) => isPublic).map(({ id }): Item => ({ ...blank, type: "branch", branch: id }))];
}
