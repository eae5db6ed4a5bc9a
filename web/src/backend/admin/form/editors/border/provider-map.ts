import { resolveMapUrl } from "@tresen/contract/branch/map/map-url";
import { Map as MapLibre, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import type { MapView } from "../../../../shared/geo/map-view";

setWorkerUrl(workerUrl);

export interface ProviderMap {
  show: (view: MapView) => void;
  remove: () => void;
}

/**
 * The map of a provider, which only shows what it is told to: moving and drawing happen above it.
 * @throws Error if this browser cannot draw maps.
 */
export function openProviderMap({
  container,
  address,
  token,
  view,
  onSilent,
}: {
  container: HTMLElement;
  /** Of the style. */
  address: string;
  token: string;
  view: MapView;
  /** Called if the style does not come. */
  onSilent: () => void;
}): ProviderMap {
  const map = new MapLibre({
    container,
    style: resolveMapUrl({ url: address, token }),
    center: [view.longitude, view.latitude],
    zoom: view.zoom,
    interactive: false,
    attributionControl: { compact: true },
    transformRequest: (url) => ({ url: resolveMapUrl({ url, token }) }),
  });
  let isThere = false;
  map.once("styledata", () => (isThere = true));
  map.on("error", () => {
    if (!isThere) onSilent();
  });
  return {
    show: ({ longitude, latitude, zoom }) => void map.jumpTo({ center: [longitude, latitude], zoom }),
    remove: () => map.remove(),
  };
}
