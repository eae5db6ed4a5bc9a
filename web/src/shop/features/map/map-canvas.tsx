import { Map as MapView, Marker, NavigationControl, setWorkerUrl } from "maplibre-gl";
import "maplibre-gl/dist/maplibre-gl.css";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { useEffect, useRef } from "react";
import type { ColorScheme } from "../../../shared/chosen-scheme";
import { useColorScheme } from "../../../shared/color-scheme";
import { useShop } from "../../state/shop-query";
import { GERMAN } from "./map-locale";
import { loadStyle } from "./map-style";
import { resolveMapUrl } from "@tresen/contract/branch/map/map-url";
import "./map.css";
import * as texts from "./map.texts";

setWorkerUrl(workerUrl);

interface MapCanvasProps {
  name: string;
  place: { longitude: number; latitude: number };
  /** The provider's style. */
  address: string;
  /** Called if this browser cannot render maps or the provider does not answer. */
  onImpossible: () => void;
}

/** A map of the branch, with the configured zoom and pitch. */
export function MapCanvas({ name, place, address, onImpossible }: MapCanvasProps) {
  const { config } = useShop();
  const scheme = useColorScheme();
  const frame = useRef<HTMLDivElement>(null);
  const { latitude, longitude } = place;
  const {
    mapboxZoom: zoom,
    mapboxPitch: pitch,
    mapboxBearing: bearing,
    mapboxDarkStyle,
    mapboxAccessToken: token,
  } = config;
  const tone: ColorScheme = address === mapboxDarkStyle ? "dark" : scheme;

  useEffect(() => {
    const container = frame.current;
    if (!container) return;
    const aborter = new AbortController();
    let map: MapView | null = null;
    const show = async (): Promise<void> => {
      const style = await loadStyle({ address, token, tone, signal: aborter.signal });
      if (aborter.signal.aborted) return;
      map = new MapView({
        container,
        style,
        center: [longitude, latitude],
        zoom,
        pitch,
        bearing,
        minZoom: 3,
        maxPitch: 75,
        // One finger or the wheel scrolls the page, because visitors scroll past a map more often than they move it.
        cooperativeGestures: true,
        attributionControl: { compact: true },
        locale: GERMAN,
        transformRequest: (url) => ({ url: resolveMapUrl({ url, token }) }),
      });
      map.addControl(new NavigationControl({ visualizePitch: true }), "top-right");
      new Marker({ element: markerElement(name), anchor: "bottom" }).setLngLat([longitude, latitude]).addTo(map);
      map.getCanvas().setAttribute("aria-label", texts.mapOf(name));
    };
    show().catch(() => {
      if (!aborter.signal.aborted) onImpossible();
    });
    return () => {
      aborter.abort();
      map?.remove();
    };
    // Another theme draws a new map, because the styles of the two themes may come from different providers.
  }, [name, latitude, longitude, zoom, pitch, bearing, address, token, tone, onImpossible]);

  return <div ref={frame} className="branch-map size-full" data-scheme={scheme satisfies ColorScheme} />;
}

function markerElement(name: string): HTMLElement {
  const marker = document.createElement("div");
  marker.className = "branch-marker";
  const label = document.createElement("span");
  label.textContent = name;
  marker.append(label);
  return marker;
}
