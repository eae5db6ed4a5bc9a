export const CATEGORY_TEXTS = {
  title: "Kategorie",
  none: "Keine Kategorie",
  loading: "…",
} as const;
