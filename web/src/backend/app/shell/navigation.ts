import { mayDo, scopesOf } from "@tresen/contract/kit/access";
import { NAVIGATION_GROUPS, type NavigationGroup, type NavigationIcon } from "@tresen/contract/kit/navigation";
import {
  Activity,
  BellRing,
  Bike,
  BookCheck,
  BookOpen,
  Boxes,
  CalendarDays,
  FileClock,
  Building2,
  ChartColumn,
  ChefHat,
  Clock,
  ClipboardList,
  ContactRound,
  FileText,
  Film,
  HeartHandshake,
  IdCard,
  History,
  Image,
  KeyRound,
  Layers,
  ListChecks,
  type LucideIcon,
  Menu,
  Network,
  Newspaper,
  Package,
  Percent,
  Paperclip,
  Play,
  Printer,
  ScrollText,
  Settings,
  Shapes,
  ShieldCheck,
  Signpost,
  Store,
  Table2,
  Tag,
  Tv,
  Type,
  Users,
  Video,
} from "lucide-react";
import type { ComponentType } from "react";
import { healthPermissions } from "@tresen/contract/health/health.permissions";
import { HEALTH_TITLE } from "@tresen/contract/health/health-title.texts";
import { closingPermissions } from "@tresen/contract/closing/closing.permissions";
import { jobPermissions } from "@tresen/contract/job/job.permissions";
import { JOBS_TITLE } from "@tresen/contract/job/jobs-title.texts";
import { configPermissions } from "@tresen/contract/config/config.permissions";
import { logPermissions } from "@tresen/contract/log/log.permissions";
import { UPLOAD_RECORDS_TITLE } from "@tresen/contract/media/upload-record/upload-record.texts";
import { orderPermissions } from "@tresen/contract/order/order.permissions";
import { PLAYS_TITLE } from "@tresen/contract/signage/plays/plays.texts";
import { tvPermissions } from "@tresen/contract/signage/tv/tv.permissions";
import { statisticsPermissions } from "@tresen/contract/statistics/statistics.permissions";
import { reminderPermissions } from "@tresen/contract/reminder/reminder.permissions";
import { REMINDERS_TITLE } from "@tresen/contract/reminder/reminders-title.texts";
import { PAGE_TITLES } from "../../shared/common.texts";
import { resourceEntries } from "../../shared/resource-entries";
import type { ResourceEntry } from "../../shared/resource-entry";
import { seesResource, worksEverywhere } from "../../shared/seen-resources";
import { type Me, personOf } from "../../shared/session";
import { NAVIGATION_TITLES } from "./shell.texts";
import { TroubledJobs } from "./counts/troubled-jobs";
import { later } from "./counts/later";

export interface NavigationEntry {
  to: string;
  /** Where its area begins, if it leads to a screen within it. */
  area?: string;
  label: string;
  Icon: LucideIcon;
  /** A badge beside the icon. */
  Badge?: ComponentType;
  /** Leads to a page whose area has an entry too, which is the one that is marked as current. */
  isShortcut?: boolean;
}

export interface NavigationSection {
  key: NavigationGroup | "orders" | "ownBranches" | "recent";
  title: string;
  entries: NavigationEntry[];
}

const ORDERS: readonly NavigationEntry[] = [
  { to: "/", label: PAGE_TITLES.desk, Icon: ClipboardList },
  { to: "/deliveries", label: PAGE_TITLES.deliveries, Icon: Bike },
  { to: "/orders/history", label: PAGE_TITLES.history, Icon: History },
];
const STATISTICS: NavigationEntry = { to: "/dashboard", label: PAGE_TITLES.statistics, Icon: ChartColumn };
const CLOSINGS: NavigationEntry = { to: "/closings", label: PAGE_TITLES.closings, Icon: BookCheck };
const ABSENCES: NavigationEntry = {
  ...{ to: "/absences", label: PAGE_TITLES.absences, Icon: CalendarDays },
  Badge: later(async () => (await import("./counts/waiting-absences")).WaitingAbsences),
};
const TIME_REQUESTS: NavigationEntry = {
  ...{ to: "/time-requests", label: PAGE_TITLES.timeRequests, Icon: ClipboardList },
  Badge: later(async () => (await import("./counts/waiting-time-requests")).WaitingTimeRequests),
};
const SHIFTS: NavigationEntry = {
  ...{ to: "/shifts", label: PAGE_TITLES.ownShifts, Icon: IdCard },
  Badge: later(async () => (await import("./counts/waiting-swaps")).SwapsToAnswer),
};
const TIME_SHEETS: NavigationEntry = { to: "/time-sheets", label: PAGE_TITLES.timeSheets, Icon: FileClock };
const PLAYS: NavigationEntry = { to: "/signage-plays", label: PLAYS_TITLE, Icon: ChartColumn };
const CONFIG: NavigationEntry = { to: "/config", label: PAGE_TITLES.config, Icon: Settings };
const FONTS: NavigationEntry = { to: "/fonts", label: PAGE_TITLES.fonts, Icon: Type };
const CHECK: NavigationEntry = { to: "/check", label: PAGE_TITLES.check, Icon: ShieldCheck };
const HEALTH: NavigationEntry = { to: "/health", label: HEALTH_TITLE, Icon: Activity };
const REMINDERS: NavigationEntry = { to: "/reminders", label: REMINDERS_TITLE, Icon: BellRing };
const JOBS: NavigationEntry = { to: "/jobs", label: JOBS_TITLE, Icon: ListChecks, Badge: TroubledJobs };

const LOGS: NavigationEntry = { to: "/logs", label: PAGE_TITLES.logs, Icon: ScrollText };
const UPLOADS: NavigationEntry = { to: "/uploads", label: UPLOAD_RECORDS_TITLE, Icon: Paperclip };

/** Screens that people come for first, in place of the lists of these resources. */
const FIRST_SCREENS: Readonly<Record<string, string>> = { "working-schedules": "/working-schedules/planner" };

/** The badges of lists, by the names of their resources. */
const BADGES: Readonly<Record<string, ComponentType>> = {
  "working-schedules": later(async () => (await import("./counts/waiting-swaps")).SwapsToDecide),
};

/** The order of groups that a person may change only within their own branches. */
const OWN_ORDER = [
  "operations",
  "time",
  "offer",
  "website",
  "signage",
  "settings",
] as const satisfies readonly NavigationGroup[];

const ICONS: Readonly<Record<NavigationIcon, LucideIcon>> = {
  book: BookOpen,
  boxes: Boxes,
  building: Building2,
  "chef-hat": ChefHat,
  clock: Clock,
  contact: ContactRound,
  file: FileText,
  film: Film,
  "hand-heart": HeartHandshake,
  "id-card": IdCard,
  image: Image,
  key: KeyRound,
  layers: Layers,
  menu: Menu,
  network: Network,
  newspaper: Newspaper,
  package: Package,
  percent: Percent,
  play: Play,
  printer: Printer,
  shapes: Shapes,
  signpost: Signpost,
  store: Store,
  table: Table2,
  tag: Tag,
  tv: Tv,
  users: Users,
  video: Video,
};

/**
 * The navigation of the person: resources that they may change everywhere are in their groups, all others among those
 * of their branches.
 */
export function navigationFor(me: Me): NavigationSection[] {
  const person = personOf(me);
  const orders = [
    ...(mayDo({ person, permission: orderPermissions.read }) ? [...ORDERS, UPLOADS] : []),
    ...(mayDo({ person, permission: statisticsPermissions.read }) ? [STATISTICS] : []),
    ...(mayDo({ person, permission: closingPermissions.read }) ? [CLOSINGS] : []),
    // Near the top, so that it is visible without scrolling: most jobs are messages about orders.
    ...(mayDo({ person, permission: jobPermissions.read }) ? [JOBS] : []),
    ...(mayDo({ person, permission: logPermissions.read }) ? [LOGS] : []),
  ];
  const seen = Object.values(resourceEntries).filter((entry) => seesResource({ entry, me }));
  const own = seen.filter((entry) => !worksEverywhere({ entry, me }));
  const hasMenus = ({ name }: ResourceEntry): boolean => name === resourceEntries.menus.name;
  const plays = scopesOf({ person, permission: tvPermissions.plays });
  const groups = NAVIGATION_GROUPS.map((group) => ({
    key: group,
    title: NAVIGATION_TITLES[group],
    entries: [
      ...entriesOf({ resources: seen.filter((resource) => !own.includes(resource)), group }),
      ...(group === "time" ? [SHIFTS, ABSENCES, TIME_REQUESTS, TIME_SHEETS] : []),
      ...(group === "offer" && seen.some(hasMenus) && !own.some(hasMenus) ? [CHECK] : []),
      ...(group === "signage" && plays.includes("all") ? [PLAYS] : []),
      ...(group === "settings" && mayDo({ person, permission: reminderPermissions.manage }) ? [REMINDERS] : []),
      ...(group === "settings" && mayDo({ person, permission: configPermissions.update }) ? [FONTS, CONFIG] : []),
      ...(group === "settings" && mayDo({ person, permission: healthPermissions.read }) ? [HEALTH] : []),
    ],
  }));
  const ownEntries = [
    ...OWN_ORDER.flatMap((group) => entriesOf({ resources: own, group })),
    ...(own.some(hasMenus) ? [CHECK] : []),
    ...(plays.length > 0 && !plays.includes("all") ? [PLAYS] : []),
  ];
  const sections: NavigationSection[] = [
    { key: "orders", title: NAVIGATION_TITLES.orders, entries: orders },
    ...groups,
    { key: "ownBranches", title: NAVIGATION_TITLES.ownBranches, entries: ownEntries },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}

/** Whether an entry leads to the screen of this path, or to the list of its record. */
export const isCurrent = ({ to, area = to, path }: Pick<NavigationEntry, "to" | "area"> & { path: string }): boolean =>
  path === area || (area !== "/" && path.startsWith(`${area}/`));

export const iconOf = ({ navigation }: Pick<ResourceEntry, "navigation">): LucideIcon =>
  ICONS[navigation?.icon ?? "file"];

function entriesOf({
  resources,
  group,
}: {
  resources: readonly ResourceEntry[];
  group: NavigationGroup;
}): NavigationEntry[] {
  return resources
    .flatMap(({ name, many, navigation }) => (navigation?.group === group ? [{ name, many, ...navigation }] : []))
    .sort((a, b) => a.position - b.position)
    .map(({ name, many, icon }) => {
      const [Badge, first] = [BADGES[name], FIRST_SCREENS[name]];
      const place = first ? { to: first, area: `/${name}` } : { to: `/${name}` };
      return { ...place, label: many, Icon: ICONS[icon], ...(Badge ? { Badge } : {}) };
    });
}
