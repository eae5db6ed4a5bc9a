import type { SectionType } from "./sections";

/** The names of the section types in the back-office. */
export const SECTION_LABELS: Readonly<Record<SectionType, string>> = {
  hero: "Titelbild",
  links: "Links",
  "teaser-workshop": "Werkstatt-Teaser",
  "text-image": "Text und Bild",
  "text-text-image": "Zwei Texte und Bild",
  "form-contact": "Kontaktformular",
  "form-rental": "Verleihformular",
  team: "Team",
  brands: "Marken",
  "bike-rental": "Radverleih",
  finance: "Finanzierung",
  map: "Karte",
  text: "Text",
};
