import { accessKeyPermissions } from "@tresen/contract/access-key/access-key.permissions";
import { ACCESS_KEYS_TITLE } from "@tresen/contract/access-key/access-key.texts";
import type { LucideIcon } from "lucide-react";
import {
  CalendarSync,
  CalendarX,
  FileClock,
  Grip,
  Hourglass,
  KeyRound,
  Layers,
  LogOut,
  MonitorSmartphone,
  Moon,
  Phone,
  Plus,
  Search,
  Settings,
  ShieldCheck,
  ShoppingCart,
  Smartphone,
  Sun,
  Trash2,
  Upload,
  UserRound,
  UtensilsCrossed,
} from "lucide-react";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import { mayDo } from "@tresen/contract/kit/access";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { TIME_KEY_PLACE } from "../../../shared/focus/account-places";
import { COMMON_TEXTS, PAGE_TITLES } from "../../../shared/common.texts";
import { resourceEntries } from "../../../shared/resource-entries";
import { creates, entryPermission, imports } from "../../../shared/seen-resources";
import { OWN_JOBS_TEXTS } from "../../../shared/jobs/own-jobs.texts";
import { type Me, personOf } from "../../../shared/session";
import { hasWords, plain } from "@tresen/contract/kit/list/typed-words";
import { navigationFor } from "../navigation";
import { NAVIGATION_TITLES, USER_MENU_TEXTS } from "../shell.texts";
import { PALETTE_TEXTS } from "./palette.texts";
import { settingEntries } from "./setting-entries";

/** What choosing an entry does: it leads within the back-office, leaves it, or changes a setting of the screen. */
export type Target =
  | { to: string; search?: Readonly<Record<string, string>>; hash?: string }
  | { href: string }
  | { setting: "theme" | "productData" | "customerData" };

export interface PaletteEntry {
  id: string;
  group: string;
  label: string;
  /** Shown after the label: the kind of a record, the group of a screen. */
  hint?: string;
  /** Other words by which it is found. */
  words?: string;
  Icon: LucideIcon;
  target: Target;
}

/** The settings of the screen as they are, which decide the words of the commands that change them. */
export interface ScreenSettings {
  isDark: boolean;
  isProductDataShown: boolean;
  isCustomerDataShown: boolean;
}

/** Every screen that the person sees, also those that the navigation has in other places than its areas. */
export function screensFor(me: Me): PaletteEntry[] {
  const areas = navigationFor(me).flatMap(({ title, entries }) => entries.map((entry) => ({ ...entry, title })));
  const title = NAVIGATION_TITLES.orders;
  return [
    ...areas,
    ...(seesOrders(me) ? [{ to: "/orders/left-over", label: PAGE_TITLES.leftOver, Icon: Hourglass, title }] : []),
    { to: "/bulk", label: OWN_JOBS_TEXTS.title, Icon: Layers },
  ].map(({ to, label, Icon, ...rest }) => ({
    id: `screen ${to}`,
    group: PALETTE_TEXTS.screens,
    label,
    ...("title" in rest ? { hint: rest.title } : {}),
    Icon,
    target: { to },
  }));
}

const seesOrders = (me: Me): boolean => mayDo({ person: personOf(me), permission: orderPermissions.read });

/** Every setting of the configuration, if the person may change it. */
export function settingsFor(me: Me): PaletteEntry[] {
  if (!mayDo({ person: personOf(me), permission: configPermissions.update })) return [];
  return settingEntries.map(({ key, title, section }) => ({
    id: `setting ${key}`,
    group: NAVIGATION_TITLES.settings,
    label: title,
    hint: section,
    Icon: Settings,
    target: { to: "/config", search: { field: key } },
  }));
}

/** The search of all orders for the typed words. Orders are too many to be searched with every letter. */
export function orderSearchFor({ me, typed }: { me: Me; typed: string }): PaletteEntry[] {
  if (!seesOrders(me) || typed === "") return [];
  const target = { to: "/orders/history", search: { search: typed } };
  return [
    { id: "order search", group: NAVIGATION_TITLES.orders, label: PALETTE_TEXTS.inOrders(typed), Icon: Search, target },
  ];
}

/** Every command that the person may use. */
export function commandsFor({ me, settings }: { me: Me; settings: ScreenSettings }): PaletteEntry[] {
  const { isDark, isProductDataShown, isCustomerDataShown } = settings;
  const group = PALETTE_TEXTS.commands;
  const created = Object.values(resourceEntries).filter((entry) => creates({ entry, me }));
  const takesOrders = mayDo({ person: personOf(me), permission: orderPermissions.phone });
  const mayClose = mayDo({
    person: personOf(me),
    permission: entryPermission({ entry: resourceEntries.branches, verb: "update" }),
  });
  return [
    ...(takesOrders
      ? [{ id: "phone", group, label: PAGE_TITLES.phone, Icon: Phone, target: { to: "/orders/new" } }]
      : []),
    ...created.map(({ name, one }) => ({
      id: `create ${name}`,
      group,
      label: PALETTE_TEXTS.create(one),
      Icon: Plus,
      target: { to: `/${name}/new` },
    })),
    ...(mayClose
      ? [
          {
            id: "closed",
            group,
            label: COMMON_TEXTS.closedDays,
            Icon: CalendarX,
            target: { to: "/branches", search: { dialog: "closed" } },
          },
        ]
      : []),
    {
      id: "theme",
      group,
      label: isDark ? PALETTE_TEXTS.toLight : PALETTE_TEXTS.toDark,
      words: PALETTE_TEXTS.themeWords,
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
    ...(mayDo({ person: personOf(me), permission: accessKeyPermissions.read })
      ? [{ id: "devices", group, label: ACCESS_KEYS_TITLE, Icon: MonitorSmartphone, target: { to: "/access-keys" } }]
      : []),
    { id: "password", group, label: PAGE_TITLES.password, Icon: KeyRound, target: { to: "/password" } },
    {
      id: "account",
      group,
      label: PAGE_TITLES.security,
      words: PALETTE_TEXTS.accountWords,
      Icon: ShieldCheck,
      target: { to: "/account" },
    },
    ...ownTimeFor(me),
    { id: "shop", group, label: COMMON_TEXTS.toShop, Icon: ShoppingCart, target: { href: "/" } },
    { id: "logout", group, label: USER_MENU_TEXTS.logOut, Icon: LogOut, target: { href: "/backend/logout" } },
  ];
}

/** What people look for under its own name, and which is a part of a page of another one. */
function ownTimeFor(me: Me): PaletteEntry[] {
  const screens = new Set(navigationFor(me).flatMap(({ entries }) => entries.map(({ to }) => to)));
  const group = PALETTE_TEXTS.commands;
  const { setPin, stamp, subscribe, ownRecords, pinWords, stampWords, subscribeWords, recordWords } = PALETTE_TEXTS;
  return [
    { id: "pin", group, label: setPin, words: pinWords, Icon: Grip, target: { to: "/account" } },
    {
      id: "stamp",
      group,
      label: stamp,
      words: stampWords,
      Icon: Smartphone,
      target: { to: "/account", hash: TIME_KEY_PLACE },
    },
    { id: "calendar", group, label: subscribe, words: subscribeWords, Icon: CalendarSync, target: { to: "/shifts" } },
    { id: "records", group, label: ownRecords, words: recordWords, Icon: FileClock, target: { to: "/time-sheets" } },
  ].filter(({ target: { to } }) => to === "/account" || screens.has(to));
}

/** The import and the removed records of each resource, for those who see them. */
export function recordWorkFor(me: Me): PaletteEntry[] {
  const group = PALETTE_TEXTS.commands;
  const isAdmin = me.roles.includes("ROLE_ADMIN");
  return Object.values(resourceEntries).flatMap((entry) => {
    const { name, many } = entry;
    const label = PALETTE_TEXTS.import(many);
    const removed = PALETTE_TEXTS.removed(many);
    const search = { dialog: "removed" };
    return [
      ...(imports({ entry, me })
        ? [{ id: `import ${name}`, group, label, Icon: Upload, target: { to: `/import/${name}` } }]
        : []),
      ...(isAdmin && creates({ entry, me })
        ? [{ id: `removed ${name}`, group, label: removed, Icon: Trash2, target: { to: `/${name}`, search } }]
        : []),
    ];
  });
}

/** The entries with every typed word, those first whose label begins with the first of them. */
export function matching({ entries, typed }: { entries: readonly PaletteEntry[]; typed: string }): PaletteEntry[] {
  const found = entries.filter(({ label, hint = "", words = "" }) =>
    hasWords({ text: `${label} ${hint} ${words}`, typed }),
  );
  const [first = ""] = plain(typed).trim().split(/\s+/);
  const rank = ({ label }: PaletteEntry): number => (plain(label).startsWith(first) ? 0 : 1);
  return found.sort((a, b) => rank(a) - rank(b));
}
