/** The page of a time terminal. */
export const TERMINAL_PAGE = "/display/time";
/** The page on which somebody stamps with a key of their own, which follows behind its `#`. */
export const OWN_TIME_PAGE = "/display/my-time";

/** The address of that page with a key, of which browsers send nothing to the server. */
export function ownTimeLink({ origin, key }: { origin: string; key: string }): string {
  return `${origin}${OWN_TIME_PAGE}#${key}`;
}
