/** The navigations that the shop shows by themselves, by their identifiers, and where it shows them. */
export const NAVIGATION_PLACES = {
  mainMenu: { name: "Hauptmenü", place: "Im Menü, das der Knopf rechts oben öffnet." },
  secondaryMenu: { name: "Zweites Menü", place: "Unten auf jeder Seite, neben Öffnungszeiten und Kontakt." },
  socialMenu: { name: "Soziale Netze", place: "Unten auf jeder Seite, unter „Folgen Sie uns“." },
} as const;

/** What a navigation is called that has no name: that of its place, else its identifier. */
export function untitledNavigation({ identifier }: { identifier?: string }): string | null {
  const place = new Map(Object.entries(NAVIGATION_PLACES)).get(identifier ?? "");
  return place?.name ?? (identifier || null);
}
