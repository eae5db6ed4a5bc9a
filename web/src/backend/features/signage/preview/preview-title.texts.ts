export const PREVIEW_TITLE = "Vorschau";
