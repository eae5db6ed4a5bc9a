export const MENU_TEXTS = {
  section: "Karte bearbeiten und prüfen",
  views: "Ansichten des Produktkatalogs",
  board: "Tafel",
  difference: "Unterschied",
  check: "Prüfung",
} as const;
