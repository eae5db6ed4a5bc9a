import type { NavigationGroup } from "@tresen/contract/kit/navigation";

export const SHELL_TEXTS = {
  skipToContent: "Zum Inhalt",
  loading: "Backoffice wird geladen",
  navigation: "Navigation",
  openNavigation: "Navigation öffnen",
  closeNavigation: "Navigation schließen",
  areas: "Bereiche",
  filter: {
    title: "Bereiche filtern",
    placeholder: "Filtern",
    nothing: "Kein Bereich gefunden.",
    everywhere: "Überall suchen",
  },
  sidebar: {
    narrow: "Seitenleiste verbreitern",
    wide: "Seitenleiste verkleinern",
    auto: "Breite der Seitenleiste ändern",
  },
  waitingSwaps: (count: number): string => (count === 1 ? "1 Tauschanfrage: " : `${count} Tauschanfragen: `),
  waitingAbsences: (count: number): string =>
    count === 1 ? "1 Abwesenheit zu entscheiden: " : `${count} Abwesenheiten zu entscheiden: `,
  waitingTimeRequests: (count: number): string =>
    count === 1 ? "1 Antrag zu entscheiden: " : `${count} Anträge zu entscheiden: `,
  troubledJobs: (count: number): string => (count === 1 ? "1 braucht jemanden: " : `${count} brauchen jemanden: `),
  toDesk: "Zum Bestelltresen",
  notFound: "Diese Seite gibt es nicht",
  forbidden: "Kein Zugriff",
  toPlace: (label: string): string => `Zu „${label}“`,
  forbiddenDetail: "Für diesen Bereich fehlt Ihnen die Berechtigung.",
  forbiddenEverywhere:
    "Mit Ihrer Rolle können Sie hier noch nichts öffnen. Bitten Sie eine Person mit der Rolle Administrator, ihr " +
    "die nötigen Rechte zum Ansehen zu geben.",
} as const;

export const USER_MENU_TEXTS = {
  title: "Anzeige und Abmelden",
  titleOf: (name: string): string => `${name}: Anzeige und Abmelden`,
  showProductData: "Produktdaten anzeigen",
  showCustomerData: "Kundendaten anzeigen",
  inSecurity: "PIN, Passkeys, Anmeldungen",
  logOut: "Abmelden",
} as const;

export const NAVIGATION_TITLES = {
  orders: "Bestellungen",
  offer: "Angebot",
  operations: "Betrieb",
  time: "Arbeitszeit",
  website: "Website",
  signage: "Bildschirme",
  settings: "Einstellungen",
  /** The heading for resources that the person changes only within their own branches. */
  ownBranches: "Meine Filialen",
} as const satisfies Record<NavigationGroup | "orders" | "ownBranches", string>;
