import { FONT } from "./font.texts";

/** Own font files as a subject of the log. They are part of the settings: who changes these sees their entries. */
export const fontSubject = {
  name: "fonts",
  one: FONT,
  access: { read: "admin", create: "admin", update: "admin", remove: "admin" },
} as const;
