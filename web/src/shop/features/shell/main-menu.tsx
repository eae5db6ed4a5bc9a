import type { NavigationItem } from "@tresen/contract/site/navigation/navigation.resource";
import { useLocation } from "@tanstack/react-router";
import { type NavigationLink, navigationLink } from "../../state/browser/links";
import { type Shop, findNavigation } from "../../state/shop";
import { useShop } from "../../state/shop-query";
import { Dialog } from "../../ui/dialog";
import { SmartLink } from "../../widgets/smart-link";
import { MenuToggle } from "./menu-toggle";
import { type NavigationState, navigationState } from "./navigation-state";
import * as texts from "./shell.texts";

type Item = Omit<NavigationItem, "items"> & { items?: readonly Item[] };

/** A visible entry: with a link, or as the heading of its children. */
interface Entry {
  label: string;
  href: string | null;
  items: Entry[];
}

const LOOKS: Record<NavigationState, string> = {
  current: "bg-action-soft text-action-text",
  ancestor: "text-action-text",
  none: "",
};

/** The public navigation `mainMenu`, nested as the owner defined it; without one, the start page and the branches. */
export function MainMenu({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.mainMenu}
      place="drawer"
      header={
        <div className="flex h-14 items-center justify-end px-4 md:h-16">
          <MenuToggle isOpen onClick={onClose} />
        </div>
      }
    >
      <MainNavigation onClose={onClose} />
    </Dialog>
  );
}

/** What the menu shows: see `MainMenu`. */
export function MainNavigation({ onClose }: { onClose: () => void }) {
  const shop = useShop();
  const navigation = findNavigation({ shop, identifier: "mainMenu" });
  return (
    <nav aria-label={texts.mainMenu} className="px-4 pb-10">
      <Entries
        entries={entriesOf({ items: navigation?.items ?? fallbackItems(shop.branches), shop })}
        level={0}
        onClose={onClose}
      />
    </nav>
  );
}

function Entries({ entries, level, onClose }: { entries: readonly Entry[]; level: number; onClose: () => void }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <ul className={level === 0 ? "" : "mb-2 border-l border-line pl-3"}>
      {entries.map((entry, index) => {
        const state = navigationState({ entry, path });
        const look =
          "flex min-h-12 items-center rounded-control px-3 py-2 " +
          (level === 0 ? "text-xl font-semibold" : "") +
          " " +
          LOOKS[state];
        return (
          <li key={`${index} ${entry.label}`} data-state={state}>
            {entry.href === null ? (
              <p className={`${look} ${level > 0 && state === "none" ? "text-muted" : ""}`}>{entry.label}</p>
            ) : (
              <SmartLink href={entry.href} onClick={onClose} className={`${look} hover:bg-sunken`}>
                {entry.label}
              </SmartLink>
            )}
            {entry.items.length > 0 && <Entries entries={entry.items} level={level + 1} onClose={onClose} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Omits disabled entries with everything below them, and entries without a link or children. */
function entriesOf({ items, shop }: { items: readonly Item[]; shop: Shop }): Entry[] {
  return items.flatMap((item): Entry[] => {
    if (!item.isEnabled) return [];
    const link: NavigationLink | null = navigationLink({ item, shop });
    const below = entriesOf({ items: item.items ?? [], shop });
    if (link) return [{ label: link.label, href: link.href, items: below }];
    return item.label && below.length > 0 ? [{ label: item.label, href: null, items: below }] : [];
  });
}

function fallbackItems(branches: readonly { id: string; isPublic: boolean }[]): Item[] {
  const blank = { label: "", url: "", isEnabled: true };
  return [
    { ...blank, type: "home" },
    ...branches.filter(({ isPublic }) => isPublic).map(({ id }): Item => ({ ...blank, type: "branch", branch: id })),
  ];
}
