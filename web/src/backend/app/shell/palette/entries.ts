import type { LucideIcon } from "lucide-react";
import { KeyRound, LogOut, Moon, Plus, ShoppingCart, Sun, UserRound, UtensilsCrossed } from "lucide-react";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { resourceEntries } from "../../../shared/resource-entries";
import { creates } from "../../../shared/seen-resources";
import type { Me } from "../../../shared/session";
import { hasWords, plain } from "../../../shared/found-words";
import { navigationFor } from "../navigation";
import { USER_MENU_TEXTS } from "../shell.texts";
import { PALETTE_TEXTS } from "./palette.texts";

/** What choosing an entry does: it leads within the back-office, leaves it, or changes a setting of the screen. */
export type Target = { to: string } | { href: string } | { setting: "theme" | "productData" | "customerData" };

export interface PaletteEntry {
  id: string;
  group: string;
  label: string;
  /** Shown after the label: the kind of a record, the group of a screen. */
  hint?: string;
  Icon: LucideIcon;
  target: Target;
}

/** The settings of the screen as they are, which decide the words of the commands that change them. */
export interface ScreenSettings {
  isDark: boolean;
  isProductDataShown: boolean;
  isCustomerDataShown: boolean;
}

/** Every screen that the person sees. */
export function screensFor(me: Me): PaletteEntry[] {
  return navigationFor(me).flatMap(({ title, entries }) =>
    entries.map(({ to, label, Icon }) => ({
      id: `screen ${to}`,
      group: PALETTE_TEXTS.screens,
      label,
      hint: title,
      Icon,
      target: { to },
    })),
  );
}

/** Every command that the person may use. */
export function commandsFor({ me, settings }: { me: Me; settings: ScreenSettings }): PaletteEntry[] {
  const { isDark, isProductDataShown, isCustomerDataShown } = settings;
  const group = PALETTE_TEXTS.commands;
  const created = Object.values(resourceEntries).filter((entry) => creates({ entry, me }));
  return [
    ...created.map(({ name, one }) => ({
      id: `create ${name}`,
      group,
      label: PALETTE_TEXTS.create(one),
      Icon: Plus,
      target: { to: `/${name}/new` },
    })),
    {
      id: "theme",
      group,
      label: isDark ? PALETTE_TEXTS.toLight : PALETTE_TEXTS.toDark,
      Icon: isDark ? Sun : Moon,
      target: { setting: "theme" },
    },
    {
      id: "productData",
      group,
      label: isProductDataShown ? PALETTE_TEXTS.hideProductData : PALETTE_TEXTS.showProductData,
      Icon: UtensilsCrossed,
      target: { setting: "productData" },
    },
    {
      id: "customerData",
      group,
      label: isCustomerDataShown ? PALETTE_TEXTS.hideCustomerData : PALETTE_TEXTS.showCustomerData,
      Icon: UserRound,
      target: { setting: "customerData" },
    },
    { id: "password", group, label: PAGE_TITLES.password, Icon: KeyRound, target: { to: "/password" } },
    { id: "shop", group, label: COMMON_TEXTS.toShop, Icon: ShoppingCart, target: { href: "/" } },
    { id: "logout", group, label: USER_MENU_TEXTS.logOut, Icon: LogOut, target: { href: "/backend/logout" } },
  ];
}

/** The entries with every typed word, those first whose label begins with the first of them. */
export function matching({ entries, typed }: { entries: readonly PaletteEntry[]; typed: string }): PaletteEntry[] {
  const found = entries.filter(({ label, hint = "" }) => hasWords({ text: `${label} ${hint}`, typed }));
  const [first = ""] = plain(typed).trim().split(/\s+/);
  const rank = ({ label }: PaletteEntry): number => (plain(label).startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
