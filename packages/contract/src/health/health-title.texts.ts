/** The title of the page in the navigation, headings and permissions: apart from other texts, which these lack. */
export const HEALTH_TITLE = "Betriebszustand";
