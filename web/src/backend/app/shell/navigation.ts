import type { User } from "@tresen/contract/user/user.resource";
import {
  BookOpen,
  Building2,
  ChartColumn,
  ClipboardList,
  FileText,
  HeartHandshake,
  History,
  type LucideIcon,
  Menu,
  Newspaper,
  Package,
  Settings,
  Shapes,
  Store,
  Table2,
  Tag,
  Users,
} from "lucide-react";
import { isAdmin, isManager } from "../../shared/session";

export interface NavigationEntry {
  to: string;
  label: string;
  Icon: LucideIcon;
}

export interface NavigationGroup {
  title: string;
  entries: NavigationEntry[];
}

const ORDERS: NavigationGroup = {
  title: "Bestellungen",
  entries: [
    { to: "/", label: "Bestelltresen", Icon: ClipboardList },
    { to: "/orders/history", label: "Verlauf", Icon: History },
    { to: "/dashboard", label: "Statistiken", Icon: ChartColumn },
  ],
};
const BRANCHES: NavigationEntry = { to: "/branches", label: "Filialen", Icon: Store };
const MENUS: NavigationEntry = { to: "/menus", label: "Produktkataloge", Icon: BookOpen };
const TABLES: NavigationEntry = { to: "/tables", label: "Tische", Icon: Table2 };

const ADMIN_GROUPS: NavigationGroup[] = [
  {
    title: "Angebot",
    entries: [
      { to: "/products", label: "Produkte", Icon: Package },
      { to: "/categories", label: "Kategorien", Icon: Shapes },
      MENUS,
      { to: "/tags", label: "Schlagwörter", Icon: Tag },
    ],
  },
  {
    title: "Betrieb",
    entries: [
      BRANCHES,
      { to: "/divisions", label: "Organisationen", Icon: Building2 },
      TABLES,
      { to: "/donatees", label: "Spendenempfänger", Icon: HeartHandshake },
    ],
  },
  {
    title: "Website",
    entries: [
      { to: "/sites", label: "Seiten", Icon: FileText },
      { to: "/navigations", label: "Navigationen", Icon: Menu },
      { to: "/blocks", label: "Inhalte", Icon: Newspaper },
    ],
  },
  {
    title: "Einstellungen",
    entries: [
      { to: "/users", label: "Benutzer", Icon: Users },
      { to: "/config", label: "Konfiguration", Icon: Settings },
    ],
  },
];
const MANAGER_GROUP: NavigationGroup = { title: "Meine Filialen", entries: [BRANCHES, TABLES, MENUS] };

/** What the person's roles let them work on. */
export function navigationFor(user: Pick<User, "roles">): NavigationGroup[] {
  if (isAdmin(user)) return [ORDERS, ...ADMIN_GROUPS];
  return isManager(user) ? [ORDERS, MANAGER_GROUP] : [ORDERS];
}

const ROLES = { ROLE_ADMIN: "Administration", ROLE_MANAGER: "Filialleitung", ROLE_EMPLOYEE: "Mitarbeit" };

export const roleText = (user: Pick<User, "roles">): string => user.roles.map((role) => ROLES[role]).join(", ");
