import type { StyleSpecification } from "maplibre-gl";
import type { ColorScheme } from "../../../shared/chosen-scheme";
import { withBuildings } from "./buildings";
import { resolveMapUrl } from "@tresen/contract/branch/map/map-url";

const BUILDINGS: Record<ColorScheme, string> = { light: "#ded8cd", dark: "#3b3833" };

/**
 * The provider's style with buildings in three dimensions.
 * @throws Error if the provider does not answer with a style.
 */
export async function loadStyle({
  address,
  token,
  tone,
  signal,
}: {
  address: string;
  token: string;
  tone: ColorScheme;
  signal: AbortSignal;
}): Promise<StyleSpecification> {
  const response = await fetch(resolveMapUrl({ url: address, token }), { signal });
  if (!response.ok) throw new Error(`The map's style was answered with ${response.status}`);
  const style: StyleSpecification = await response.json();
  return withBuildings({ style, color: BUILDINGS[tone] });
}
