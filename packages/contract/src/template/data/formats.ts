/** How the value of a field becomes text; `filled` and `empty` decide whether a layer is visible. */
export const FORMATS = [
  "text",
  "upper",
  "number",
  "number1",
  "number2",
  "percent",
  "money",
  "amount",
  "date",
  "dateLong",
  "weekday",
  "time",
  "dateTime",
  "filled",
  "empty",
] as const;
export type Format = (typeof FORMATS)[number];
