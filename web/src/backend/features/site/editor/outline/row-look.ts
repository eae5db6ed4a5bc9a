export const PLAIN_ROW =
  "flex min-h-9 w-full items-center gap-2 rounded-control px-2 text-start text-sm pointer-coarse:min-h-11";

export function rowLook(isChosen: boolean): string {
  return isChosen ? "bg-action-soft font-medium text-action-text" : "hover:bg-sunken";
}

/** Of less weight in a row. Where colours are forced, the chosen row has its own, which all of its text takes. */
export const QUIET = "text-muted forced-colors:text-inherit";
