import type { Config } from "@tresen/contract/resources/config";
import type { StyleSpecification } from "maplibre-gl";
import type { ColorScheme } from "../../../shared/chosen-scheme";
import { withBuildings } from "./buildings";
import { type Place, districtStyle } from "./district-style";
import { resolveMapUrl } from "./map-url";

type MapConfig = Pick<Config, "mapboxStyle" | "mapboxDarkStyle" | "mapboxAccessToken">;

const BUILDINGS: Record<ColorScheme, string> = { light: "#ded8cd", dark: "#3b3833" };

/** The configured style's address in a theme, the other's where there is only one; empty for none. */
export function styleAddress({ config, scheme }: { config: MapConfig; scheme: ColorScheme }): string {
  return scheme === "dark" ? config.mapboxDarkStyle || config.mapboxStyle : config.mapboxStyle || config.mapboxDarkStyle;
}

/** The provider's style; without one, without a network or without an answer, the drawn district. */
export async function loadStyle({ config, scheme, place, accent, signal }: { config: MapConfig; scheme: ColorScheme; place: Place; accent: string; signal: AbortSignal }): Promise<{ style: StyleSpecification; isDrawn: boolean }> {
  const address = styleAddress({ config, scheme });
  const drawn = { style: districtStyle({ place, scheme, accent }), isDrawn: true };
  if (!address) return drawn;
  try {
    const response = await fetch(resolveMapUrl({ url: address, token: config.mapboxAccessToken }), { signal });
    if (!response.ok) return drawn;
    const style = (await response.json()) as StyleSpecification;
    return { style: withBuildings({ style, color: BUILDINGS[address === config.mapboxDarkStyle ? "dark" : "light"] }), isDrawn: false };
  } catch (error) {
    if (signal.aborted) throw error;
    return drawn;
  }
}
