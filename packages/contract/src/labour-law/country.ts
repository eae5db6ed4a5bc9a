/** The countries whose labour law is known here. */
export const COUNTRIES = ["AT", "DE"] as const;
export type Country = (typeof COUNTRIES)[number];
