import { mapStyleAddress } from "@tresen/contract/branch/map-provider";
import { resolveMapUrl } from "@tresen/contract/branch/map/map-url";
import { SERVICE_TEXTS } from "./config.texts";

export interface MapSettings {
  mapboxStyle: string;
  mapboxDarkStyle: string;
  mapboxAccessToken: string;
}

export interface MapCheck {
  scheme: "light" | "dark";
  isGood: boolean;
  text: string;
}

/** How long a provider may take to answer, in milliseconds. */
const TIMEOUT = 8000;

/**
 * Asks the provider for the styles of both schemes as the shop's map does. It is asked by the browser and not by the
 * server, since a token may be meant for the shop's address only.
 * @returns one result for each different style; none where the shop shows the map that comes with it.
 */
export async function checkMap(config: MapSettings): Promise<MapCheck[]> {
  const styles = new Map<string, "light" | "dark">();
  for (const scheme of ["light", "dark"] as const) {
    const address = mapStyleAddress({ config, scheme });
    if (address && !styles.has(address)) styles.set(address, scheme);
  }
  return Promise.all(
    [...styles].map(async ([url, scheme]) => ({
      scheme,
      ...(await checkStyle(resolveMapUrl({ url, token: config.mapboxAccessToken }))),
    })),
  );
}

async function checkStyle(url: string): Promise<Omit<MapCheck, "scheme">> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), credentials: "omit" });
    if (!answer.ok) return { isGood: false, text: SERVICE_TEXTS.mapRefused(answer.status) };
    const style: unknown = await answer.json().catch(() => null);
    const isStyle = typeof style === "object" && style !== null && "layers" in style && Array.isArray(style.layers);
    return isStyle ? { isGood: true, text: SERVICE_TEXTS.mapWorks } : { isGood: false, text: SERVICE_TEXTS.mapNoStyle };
  } catch {
    return { isGood: false, text: SERVICE_TEXTS.mapSilent };
  }
}
