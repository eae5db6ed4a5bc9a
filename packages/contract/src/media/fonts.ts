/** Typefaces that every installation includes: the name that owners choose, and the npm package. */
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
 * The URL of a style sheet that contains the typeface. The variant has Google's name: `regular`, `italic`, `700`,
 * `700italic`.
 */
export function fontStyleUrl({ family, variant }: { family: string; variant: string }): string {
  return `/fonts/google/${encodeURIComponent(family)}/style-${variant}.embed.css`;
}
