/** Hosts from which maps may be loaded. The pages' content security policy allows them: see `site-headers.ts`. */
export const MAP_HOSTS = ["api.mapbox.com", "api.maptiler.com", "tiles.openfreemap.org"] as const;

/** Accepts an empty text, `mapbox://styles/{account}/{style}`, or the URL of a style document at one of the hosts. */
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
 * The URL of the map style for a colour scheme. Where only the other scheme has a style, that one is used; with a
 * Mapbox token alone, Mapbox's dark style. Null without a provider: when no style is configured, or a Mapbox style
 * without its token.
 */
export function mapStyleAddress({ config, scheme }: { config: MapConfig; scheme: "light" | "dark" }): string | null {
  const { mapboxStyle: light, mapboxDarkStyle: dark, mapboxAccessToken: token } = config;
  const address = (scheme === "dark" ? dark || light : light || dark) || (token && DEFAULT_STYLE);
  if (!address) return null;
  const asksForToken =
    address.startsWith("mapbox:") || (new URL(address).host === "api.mapbox.com" && !address.includes("access_token="));
  return asksForToken && !token ? null : address;
}
