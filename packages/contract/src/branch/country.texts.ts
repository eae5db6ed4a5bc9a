/** Where customers may live, in the order of the form. */
export const COUNTRIES = [
  ["DE", "Deutschland"],
  ["LI", "Liechtenstein"],
  ["AT", "Österreich"],
  ["CH", "Schweiz"],
] as const;
