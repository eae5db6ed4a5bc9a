export const USAGE_TITLE = "Verwendung";
