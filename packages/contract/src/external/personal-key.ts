/** The header with the personal key of an external user. */
export const PERSONAL_KEY_HEADER = "x-personal-key";
/** The page of external users. The key follows behind its `#`. */
export const EXTERNAL_PAGE = "/display/external";

/** The address of the page with a key, of which browsers send nothing to the server. */
export function personalLink({ origin, key }: { origin: string; key: string }): string {
  return `${origin}${EXTERNAL_PAGE}#${key}`;
}
