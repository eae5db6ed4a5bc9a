import type { SectionType } from "./sections";

const TITLE = "Überschrift";
const TEXT = "Schreiben Sie hier Ihren Text.";

/** With what a new section begins. */
export const EXAMPLES: Readonly<Record<SectionType, Readonly<Record<string, unknown>>>> = {
  hero: { title: TITLE, text: TEXT },
  links: { title: TITLE, links: [{ label: "Zur Startseite", url: "/" }] },
  "teaser-workshop": { title: TITLE, text: TEXT },
  "text-image": { title: TITLE, text: TEXT },
  "text-text-image": { title: TITLE, left: TEXT, right: TEXT },
  "form-contact": { text: "Schreiben Sie uns." },
  "form-rental": { text: "Fragen Sie Ihren Wunschtermin an." },
  team: { title: "Unser Team" },
  brands: { title: "Unsere Marken" },
  "bike-rental": { title: TITLE, slider: [{ image: null, text: TEXT }] },
  finance: { description: TEXT },
  map: {},
  text: { text: TEXT },
};

/** The examples that say nothing, so that nobody can mean to publish them. */
export const PLACEHOLDERS: readonly string[] = [TITLE, TEXT];
