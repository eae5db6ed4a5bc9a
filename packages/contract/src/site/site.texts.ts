/** Shown for a page or section of a type that the shop does not know. */
export const SITE_ERROR = {
  title: "500 Internal Server Error",
  text: "Leider ist ein interner Fehler aufgetreten.",
} as const;
