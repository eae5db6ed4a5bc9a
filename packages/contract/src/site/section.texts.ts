import type { SectionType } from "./sections";

/** What the back-office calls each kind of section. */
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
