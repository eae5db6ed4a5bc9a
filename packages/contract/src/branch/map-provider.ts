/** Hosts that maps may come from, as the pages' security policy allows them: see `site-headers.ts`. */
export const MAP_HOSTS = ["api.mapbox.com", "api.maptiler.com", "tiles.openfreemap.org"] as const;

/** Empty, `mapbox://styles/{account}/{style}`, or a style document at one of the hosts. */
export function isMapStyle(style: string): boolean {
  if (style === "" || /^mapbox:\/\/styles\/[\w-]+\/[\w-]+$/.test(style)) return true;
  if (!URL.canParse(style)) return false;
  const { protocol, host } = new URL(style);
  return protocol === "https:" && MAP_HOSTS.some((known) => known === host);
}

interface MapConfig {
  mapboxStyle: string;
  mapboxDarkStyle: string;
  mapboxAccessToken: string;
}

const DEFAULT_STYLE = "mapbox://styles/mapbox/dark-v11";

/**
 * The address of the style a map has in a colour scheme, the other scheme's where there is only one; with nothing but a
 * token Mapbox's dark style. Null without a provider: where no style is named, or Mapbox's without the token it asks
 * for.
 */
export function mapStyleAddress({ config, scheme }: { config: MapConfig; scheme: "light" | "dark" }): string | null {
  const { mapboxStyle: light, mapboxDarkStyle: dark, mapboxAccessToken: token } = config;
  const address = (scheme === "dark" ? dark || light : light || dark) || (token && DEFAULT_STYLE);
  if (!address) return null;
  const asksForToken =
    address.startsWith("mapbox:") || (new URL(address).host === "api.mapbox.com" && !address.includes("access_token="));
  return asksForToken && !token ? null : address;
}
