export const MENU_PREVIEW_TEXTS = {
  action: "Vorschau",
  title: "Der Shop, wie er sein wird",
  branch: "Filiale",
  date: "Tag",
  time: "Uhrzeit",
  toBegin: "Zum Beginn dieser Karte",
  now: "Jetzt",
  frame: "Vorschau der Filiale im Shop",
  width: "Breite",
  widths: { phone: "Telefon", wide: "Breit" },
  shown: ({ branch, at }: { branch: string; at: string }): string => `${branch} am ${at} Uhr.`,
  own: "Dann gilt diese Karte, mit allem, was hier noch nicht gespeichert ist.",
  other: (name: string): string => `Dann gilt nicht diese Karte, sondern „${name}“.`,
  none: "Dann gilt in dieser Filiale kein Produktkatalog.",
  notAssigned: "Diese Karte ist der Filiale nicht zugeordnet.",
  planned: (count: number): string =>
    count === 0
      ? "Bis dahin ist im Katalog nichts geplant."
      : count === 1
        ? "1 geplante Änderung ist berücksichtigt."
        : `${count} geplante Änderungen sind berücksichtigt.`,
  noPlans: "Geplante Änderungen sind Ihnen nicht bekannt und daher nicht berücksichtigt.",
  noMoment: "Bitte einen Tag und eine Uhrzeit eingeben.",
  loading: "Die Vorschau wird geladen …",
  noBranch: "Es gibt keine Filiale.",
  zone: (zone: string): string => `Zeit der Zone ${zone}`,
} as const;
