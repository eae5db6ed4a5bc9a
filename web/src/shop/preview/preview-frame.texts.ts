export const PREVIEW_FRAME_TEXTS = {
  noOrder: "Das ist eine Vorschau. Bestellt werden kann hier nicht.",
} as const;
