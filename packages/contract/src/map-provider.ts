/** Hosts that maps may come from, as the pages' security policy allows them: see `site-headers.ts`. */
export const MAP_HOSTS = ["api.mapbox.com", "api.maptiler.com", "tiles.openfreemap.org"] as const;

/** Empty, `mapbox://styles/{account}/{style}`, or a style document at one of the hosts. */
export function isMapStyle(style: string): boolean {
  if (style === "" || /^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/.test(style)) return true;
  if (!URL.canParse(style)) return false;
  const { protocol, host } = new URL(style);
  return protocol === "https:" && MAP_HOSTS.some((known) => known === host);
}
