/** What customers of demo shops wrote with their rating; most write nothing. */
export const COMMENTS = [
  "Alles bestens, wie immer!",
  "",
  "Sehr freundlich und schneller als zugesagt.",
  "",
  "Gut, nur leider schon etwas abgekühlt.",
  "",
  "",
] as const;
