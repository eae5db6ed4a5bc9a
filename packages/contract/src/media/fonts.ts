/** Typefaces that every installation has, by the name that owners pick and the name of their package. */
export const FONTS = {
  Inter: "inter",
  Roboto: "roboto",
  "Open Sans": "open-sans",
  Lato: "lato",
  Montserrat: "montserrat",
  Poppins: "poppins",
  "Source Sans 3": "source-sans-3",
  Raleway: "raleway",
  Nunito: "nunito",
  Merriweather: "merriweather",
  "Playfair Display": "playfair-display",
  Oswald: "oswald",
} as const;

export type FontFamily = keyof typeof FONTS;
export const FONT_FAMILIES = Object.keys(FONTS) as [FontFamily, ...FontFamily[]];

/**
 * The style sheet with the typeface inside; the variant as Google names it: `regular`, `italic`, `700`, `700italic`.
 */
export function fontStyleUrl({ family, variant }: { family: string; variant: string }): string {
  return `/fonts/google/${encodeURIComponent(family)}/style-${variant}.embed.css`;
}
