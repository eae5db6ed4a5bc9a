export const NAME_TEXTS = {
  goneScene: "Gelöschte Szene",
  goneSegment: "Gelöschte Filmsequenz",
  loading: "Wird geladen …",
} as const;
