/** What a TV shows from the first paint of its page on: the background of the document, as style sheets write it. */
export interface FirstPaint {
  background: string;
  /** Of what shop and for which size it was drawn. */
  source: string;
}

/** The names under which it is kept, and under which it is kept that the screen is black. */
export const FIRST_PAINT = { look: "first", dark: "dark" } as const;
